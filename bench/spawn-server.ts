import { type ChildProcess, spawn } from 'node:child_process'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const root = join(import.meta.dirname, '..')
const READY = /ready on (http:\S+)/

export type SpawnedServer = { readonly url: string; readonly process: ChildProcess }

/** Creates a temporary data folder that PostgreSQL, as another user, can access. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'gamehall-bench-'))
  await chmod(folder, 0o755)
  return folder
}

/** Starts the built server and waits until it is ready; throws when it ends before. */
export async function spawnServer(
  dataFolder: string,
  env: Readonly<Record<string, string>> = {},
  keepLine: (line: string) => void = () => {},
): Promise<SpawnedServer> {
  const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '10000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const lines = createInterface({ input: server.stdout })
  const url = await new Promise<string | undefined>((resolve) => {
    lines.on('line', (line) => {
      keepLine(line)
      const ready = READY.exec(line)?.[1]
      if (ready !== undefined) resolve(ready)
    })
    lines.once('close', () => resolve(undefined))
  })
  if (url === undefined) throw new Error('the server ended before it was ready')
  return { url: `${url}/`, process: server }
}
