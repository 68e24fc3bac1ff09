import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from '../root.mjs'

export interface CommandEnd {
  readonly exitCode: number
  readonly output: string
}

/** Runs an installed program to its end and captures its output in order. */
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
    child.stdout.on('data', (chunk) => (output += chunk))
    child.stderr.on('data', (chunk) => (output += chunk))
    child.once('error', (error) => resolve({ exitCode: 1, output: `${program}: ${error.message}` }))
    child.once('close', (code) => resolve({ exitCode: code ?? 1, output }))
  })
}
