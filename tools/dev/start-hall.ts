import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../root.mjs'

/** Starts the hall so that it restarts whenever a file it has loaded changes. It ends gracefully on SIGTERM. */
export function startHall(port: number, publicUrl: string): ChildProcess {
  return spawn(process.execPath, ['--watch', '--watch-preserve-output', `${root}/apps/server/src/main.ts`], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { PUBLIC_URL: publicUrl, ...process.env, PORT: String(port), HOST: '127.0.0.1' },
    // A terminal's Ctrl-C reaches its whole process group: only this process's own signal shall stop the hall.
    detached: true,
  })
}
