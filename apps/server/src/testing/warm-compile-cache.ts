import { existsSync } from 'node:fs'
import { COMPILE_CACHE, runCli } from './run-cli.ts'

/** In a fresh checkout, compiles the server before tests run its commands side by side: each would compile it for itself. */
export async function setup(): Promise<void> {
  if (!existsSync(COMPILE_CACHE)) await runCli('main.ts', '', [], { PORT: 'none' })
}
