import { parseDataKeys, readSecretFiles } from '@gamehall/sealer'
import { z } from 'zod'

const httpUrl = z.url({ protocol: /^https?$/ })

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(3100),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  ARCADE_SECRET: z.string().min(32),
  /** Seals server seeds at rest: the hall's, if they share a database. */
  DATA_KEY: z.string().refine((text) => parseDataKeys(text) !== null, 'must be 64 hexadecimal digits'),
  /** Where players and halls reach it: the address that `/arcade` is served under, `/arcade` included. */
  ARCADE_URL: httpUrl,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  HALL_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .pipe(z.array(httpUrl.refine((text) => new URL(text).origin === text, 'must be an origin')).min(1)),
})

/** How an arcade with an address of its own runs. */
export type ArcadeConfig = z.infer<typeof environment>

const SECRET_NAMES = ['DATABASE_URL', 'ARCADE_SECRET', 'DATA_KEY'] as const

/** Reads the environment and the files of secrets that it names (`DATA_KEY_FILE`); throws naming every variable that is wrong or missing. */
export function readArcadeConfig(env: Readonly<Record<string, string | undefined>>): ArcadeConfig {
  const { env: present, problems: fileProblems } = readSecretFiles(env, SECRET_NAMES)
  const parsed = environment.safeParse(present)
  if (parsed.success && fileProblems.length === 0) return parsed.data
  const issues = parsed.error?.issues ?? []
  const problems = [...fileProblems, ...issues.map(({ path, message }) => `${path.join('.')}: ${message}`)]
  const lines = problems.map((problem) => `  - ${problem}`)
  throw new Error(`the arcade's configuration does not hold:\n${lines.join('\n')}`)
}
