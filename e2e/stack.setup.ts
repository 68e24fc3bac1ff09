import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startFakeGoogle } from './fixtures/google.ts'
import { stackVariables } from './fixtures/stack.ts'
import { startServer } from './fixtures/start-server.ts'

const root = join(import.meta.dirname, '..')

/**
 * Builds the product and starts a stack that journeys share, and one for those that need it for themselves. With
 * `E2E_BASE_URL` a running stack is used instead, and by all.
 */
// biome-ignore lint/style/noDefaultExport: the tool asks for it
export default async function startStacks(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined
  await runToEnd(join(root, 'tools/build/build.ts'))
  const google = await startFakeGoogle()
  const servers = await Promise.all(
    Object.values(stackVariables).map(async ({ url, dataFolder }) => {
      const server = await startServer(google.settings)
      process.env[url] = server.url
      process.env[dataFolder] = server.dataFolder
      return server
    }),
  )
  return async () => {
    await Promise.all(servers.map((server) => server.stop()))
    google.stop()
  }
}

async function runToEnd(script: string): Promise<void> {
  const [exitCode] = await once(spawn(process.execPath, [script], { cwd: root, stdio: 'inherit' }), 'exit')
  if (exitCode !== 0) throw new Error(`${script} ended with ${exitCode}`)
}
