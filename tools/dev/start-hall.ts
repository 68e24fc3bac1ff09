import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../root.mjs'

/**
 * Starts the server so that it restarts whenever a file it has loaded changes. It ends gracefully on SIGTERM. What it says
 * of its own port is shown as the address that stands before it.
 */
export function startHall(port: number, publicUrl: string): ChildProcess {
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', `${root}/apps/server/src/main.ts`],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PUBLIC_URL: publicUrl, ...process.env, PORT: String(port), HOST: '127.0.0.1' },
      // A terminal's Ctrl-C reaches its whole process group: only this process's own signal shall stop the server.
      detached: true,
    },
  )
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text.replaceAll(`http://localhost:${port}`, publicUrl))
  })
  return server
}
