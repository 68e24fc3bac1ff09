import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** Each command loads most of the server; a second start takes half the time from what the first one compiled. */
export const COMPILE_CACHE = join(
  import.meta.dirname,
  '../../../../node_modules/.cache/gamehall-test-commands',
)

/** Less than a test may take, so that what hung is named by what it had written. */
const END_WITHIN_MS = 45_000

export interface CliResult {
  readonly exitCode: number
  readonly out: string
  readonly err: string
}

/** Runs one of the server's commands (a file of `apps/server/src`) as a process of its own, on a given database; `typed` is its standard input. Throws when it does not end. */
export async function runCli(
  file: string,
  databaseUrl: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
  typed = '',
): Promise<CliResult> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', file), ...args], {
    env: { PATH: process.env.PATH, DATABASE_URL: databaseUrl, NODE_COMPILE_CACHE: COMPILE_CACHE, ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: END_WITHIN_MS,
    killSignal: 'SIGKILL',
  })
  // A command that ends without reading what was typed closes its end.
  child.stdin.on('error', () => {}).end(typed)
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  if (child.exitCode === null)
    throw new Error(`${file} was ended by ${child.signalCode}, having written: ${out}${err}`)
  return { exitCode: child.exitCode, out, err }
}
