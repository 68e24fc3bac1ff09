import { existsSync } from 'node:fs'
import { COMPILE_CACHE, runCli } from './run-cli.ts'

/**
 * In a fresh checkout, compiles the server before tests run its commands side by side: each would compile it for itself. The workers
 * of the run, which start after this, load the server from there too.
 */
export async function setup(): Promise<void> {
  if (!existsSync(COMPILE_CACHE)) await runCli('main.ts', '', [], { PORT: 'none' })
  process.env.NODE_COMPILE_CACHE ??= COMPILE_CACHE
}
