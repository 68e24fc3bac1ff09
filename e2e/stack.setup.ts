import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fastTempFolder } from '@gamehall/postgres/testing/fast-temp-folder'
import { startFakeGoogle } from './fixtures/google.ts'

const root = join(import.meta.dirname, '..')
const READY_WITHIN_MS = 60_000
const STOP_WITHIN_MS = 20_000

/**
 * Starts one stack for all journeys: the built product on a free port with its own data folder. With `E2E_BASE_URL` a
 * running stack is used instead.
 */
// biome-ignore lint/style/noDefaultExport: the tool asks for it
export default async function startStack(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.E2E_BASE_URL) return undefined
  await runToEnd(join(root, 'tools/build/build.ts'))
  const dataFolder = await mkdtemp(join(fastTempFolder(), 'gamehall-e2e-'))
  // PostgreSQL does not run as root; its user needs to traverse this folder.
  await chmod(dataFolder, 0o711)
  const google = await startFakeGoogle()
  const server = spawn(process.execPath, [join(root, 'apps/server/src/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      ...google.settings,
      // As in live mode: registration requires a date of birth.
      MINIMUM_AGE: '18',
      // Tables take bets for a short time and show their rounds fast, so that journeys wait less for the next one.
      GAME_BETTING_MS: '2500',
      GAME_TABLE_SPEED: '4',
      // A slow machine needs longer than a player's minute to look at the films.
      FACE_CHECK_SECONDS: '300',
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataFolder,
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // Teardown does not run after the global timeout.
  process.once('exit', () => server.kill('SIGTERM'))
  process.env.E2E_BASE_URL = await readAddress(server)
  process.env.E2E_DATA_DIR = dataFolder
  return async () => {
    if (server.exitCode === null) {
      const ended = once(server, 'exit')
      const late = setTimeout(() => server.kill('SIGKILL'), STOP_WITHIN_MS)
      server.kill('SIGTERM')
      await ended
      clearTimeout(late)
    }
    google.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
}

async function runToEnd(script: string): Promise<void> {
  const [exitCode] = await once(spawn(process.execPath, [script], { cwd: root, stdio: 'inherit' }), 'exit')
  if (exitCode !== 0) throw new Error(`${script} ended with ${exitCode}`)
}

function readAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    const late = setTimeout(() => reject(new Error(`the stack did not start: ${said}`)), READY_WITHIN_MS)
    server.once('exit', (code) => reject(new Error(`the stack ended with ${code} before it was ready`)))
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const port = /ready on http:\/\/localhost:(\d+)/.exec(said)?.[1]
      if (port === undefined) return
      clearTimeout(late)
      resolve(`http://127.0.0.1:${port}`)
    })
  })
}
