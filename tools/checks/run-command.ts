import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../root.mjs'

export interface CommandEnd {
  readonly exitCode: number
  readonly output: string
}

/** How many characters of an output are kept: its end, where a program says what failed. */
const KEPT_CHARACTERS = 4_000_000

/** Runs an installed program to its end and captures the end of its output, in order. */
export function runCommand(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandEnd> {
  return new Promise((resolve) => {
    const bin = join(root, 'node_modules', '.bin')
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PATH: `${bin}:${process.env.PATH}`,
        [process.stdout.isTTY ? 'FORCE_COLOR' : 'NO_COLOR']: '1',
        ...env,
      },
    })
    let output = ''
    const keep = (chunk: Buffer) => {
      output += chunk
      // Cut rarely: each cut copies what is kept.
      if (output.length > 2 * KEPT_CHARACTERS) output = output.slice(-KEPT_CHARACTERS)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.once('error', (error) => resolve({ exitCode: 1, output: `${program}: ${error.message}` }))
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output: output.slice(-KEPT_CHARACTERS) }))
  })
}
