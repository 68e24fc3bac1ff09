import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { COMPILER_FLAGS } from './compiler-flags.ts'

/**
 * Starts a module of the server in a process of its own, which calls `serveParent`. It gets none of the server's secrets. Its
 * crash ends nothing but itself.
 */
export function forkProcess(module: URL): ChildProcess {
  const child = fork(fileURLToPath(module), {
    serialization: 'advanced',
    execArgv: COMPILER_FLAGS,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  child.once('error', () => child.kill('SIGKILL'))
  return child
}

/** Whether the child keeps this process alive; an idle one does not. */
export function holdProcess(child: ChildProcess, isNeeded: boolean): void {
  const method = isNeeded ? 'ref' : 'unref'
  child[method]()
  child.channel?.[method]()
}
