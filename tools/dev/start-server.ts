import { type ChildProcess, spawn } from 'node:child_process'
import { root } from '../root.mjs'

/**
 * Starts the server in watch mode. It stops gracefully on SIGTERM. Its own port in the output is replaced by `publicUrl`.
 */
export function startServer(port: number, publicUrl: string): ChildProcess {
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', `${root}/apps/server/src/main.ts`],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { PUBLIC_URL: publicUrl, ...process.env, PORT: String(port), HOST: '127.0.0.1' },
      // A terminal's Ctrl-C reaches its whole process group: the server is stopped by this process's signal only.
      detached: true,
    },
  )
  server.stdout.setEncoding('utf8').on('data', (text: string) => {
    process.stdout.write(text.replaceAll(`http://localhost:${port}`, publicUrl))
  })
  return server
}
