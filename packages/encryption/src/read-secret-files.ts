import { readFileSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

export interface SecretFilesResult {
  readonly env: Record<string, string>
  /** Error messages; each names its variable, none contains a secret. */
  readonly problems: readonly string[]
}

/**
 * Reads secrets that a platform mounts as files: the variable `NAME_FILE` names the file whose trimmed content becomes
 * `NAME`. Returns the environment with them; empty variables are left out.
 */
export function readSecretFiles(given: Environment, names: readonly string[]): SecretFilesResult {
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && value !== '') env[name] = value
  const problems: string[] = []
  for (const name of names) {
    const variable = `${name}_FILE`
    const path = env[variable]
    if (path === undefined) continue
    if (env[name] !== undefined) {
      problems.push(`${variable}: ${name} is given too; leave one of them out`)
      continue
    }
    try {
      const secret = readFileSync(path, 'utf8').trim()
      if (secret === '') problems.push(`${variable}: the file is empty`)
      else env[name] = secret
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable'
      problems.push(`${variable}: the file cannot be read (${code})`)
    }
  }
  return { env, problems }
}
