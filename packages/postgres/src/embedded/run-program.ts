import { spawn } from 'node:child_process'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { SystemUser } from './find-inaccessible-folder.ts'

/** Runs a program until it exits. Throws `EmbeddedPostgresError` with its output on failure. */
export function runProgram(
  program: string,
  args: readonly string[],
  user: SystemUser | undefined,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...user,
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', reject)
    child.once('close', (code, signal) => {
      if (code === 0) resolve()
      else reject(new EmbeddedPostgresError(`${program} ended with ${code ?? signal}:\n${output.trim()}`))
    })
  })
}
