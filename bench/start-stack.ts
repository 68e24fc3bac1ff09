import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export type Stack = { readonly url: string; stop(): Promise<void> }

const root = join(import.meta.dirname, '..')
const READY = /ready on (http:\S+)/

/** Builds what is stale and starts the whole product, with demo content and data of its own. */
export async function startStack(): Promise<Stack> {
  await import('../tools/build/build.ts')
  const dataFolder = await mkdtemp(join(tmpdir(), 'gamehall-bench-'))
  // PostgreSQL may run as another user, who has to get through.
  await chmod(dataFolder, 0o755)
  const hall = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataFolder, LOG_LEVEL: 'error', RATE_LIMIT_SCALE: '10000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (hall.exitCode === null) {
      hall.kill('SIGTERM')
      await once(hall, 'exit')
    }
    await rm(dataFolder, { recursive: true, force: true })
  }
  for await (const line of createInterface({ input: hall.stdout })) {
    const url = READY.exec(line)?.[1]
    if (url) return { url: `${url}/`, stop }
  }
  await stop()
  throw new Error('the hall ended before it was ready')
}
