import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { startFakeGoogle } from './fixtures/google.ts'
import { startServer } from './fixtures/start-server.ts'

const root = join(import.meta.dirname, '..')

/** Builds the product and starts one stack for all journeys. With `E2E_BASE_URL` a running stack is used instead. */
// biome-ignore lint/style/noDefaultExport: the tool asks for it
export default async function startStack(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined
  await runToEnd(join(root, 'tools/build/build.ts'))
  const google = await startFakeGoogle()
  const server = await startServer(google.settings)
  process.env.E2E_BASE_URL = server.url
  process.env.E2E_DATA_DIR = server.dataFolder
  return async () => {
    await server.stop()
    google.stop()
  }
}

async function runToEnd(script: string): Promise<void> {
  const [exitCode] = await once(spawn(process.execPath, [script], { cwd: root, stdio: 'inherit' }), 'exit')
  if (exitCode !== 0) throw new Error(`${script} ended with ${exitCode}`)
}
