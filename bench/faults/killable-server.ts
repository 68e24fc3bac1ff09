import { once } from 'node:events'
import { appendFileSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataFolder, type SpawnedServer, spawnServer } from '../spawn-server.ts'

type Env = Readonly<Record<string, string>>

/** The whole product on one port and data folder, which can be killed and restarted. */
export class KillableServer {
  readonly #dataFolder: string
  readonly #env: Env
  #server: SpawnedServer
  #isWanted = true

  private constructor(dataFolder: string, env: Env, server: SpawnedServer) {
    this.#dataFolder = dataFolder
    this.#env = env
    this.#server = server
  }

  static async start(env: Env): Promise<KillableServer> {
    await import('../../tools/build/build.ts')
    const dataFolder = await makeDataFolder()
    return new KillableServer(dataFolder, env, await spawn(dataFolder, env))
  }

  /** The log file of every server process of this run, from level warn. */
  get logFile(): string {
    return logFileOf(this.#dataFolder)
  }

  get dataFolder(): string {
    return this.#dataFolder
  }

  readonly url = (): string => this.#server.url

  /** Kills the server with SIGKILL, leaving PostgreSQL orphaned, and starts a new one. Resolves when it is ready. */
  async killServer(): Promise<void> {
    const { process: child, url } = this.#server
    child.kill('SIGKILL')
    await once(child, 'exit')
    if (!this.#isWanted) return
    const port = new URL(url).port
    this.#server = await spawn(this.#dataFolder, this.#env, port)
  }

  /** SIGKILL to PostgreSQL; the server outlives it and starts it again. */
  killDatabase(): void {
    const file = join(this.#dataFolder, 'postgres/cluster/postmaster.pid')
    const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
    process.kill(pid, 'SIGKILL')
  }

  async stop(): Promise<void> {
    this.#isWanted = false
    const { process: child } = this.#server
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    rmSync(this.#dataFolder, { recursive: true, force: true })
  }
}

const logFileOf = (dataFolder: string) => `${dataFolder}.log`

const spawn = (dataFolder: string, env: Env, port = '0') =>
  spawnServer(dataFolder, { LOG_LEVEL: 'warn', ...env, PORT: port }, (line) =>
    appendFileSync(logFileOf(dataFolder), `${line}\n`),
  )
