import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { SystemUser } from './find-inaccessible-folder.ts'
import { isPostmasterReady, stopPostmaster } from './postmaster.ts'
import { waitUntil } from './wait-until.ts'

export interface PostgresSupervisorOptions {
  readonly program: string
  readonly clusterFolder: string
  readonly url: string
  readonly port: number
  readonly user: SystemUser | undefined
  readonly settings: Readonly<Record<string, string>>
  readonly log: (line: string) => void
}

const startTimeoutMs = 60_000
const longestRestartWaitMs = 5_000

/** Supervises one PostgreSQL process: starts it, restarts it with growing waits when it dies, and stops it. */
export class PostgresSupervisor {
  readonly #options: PostgresSupervisorOptions
  readonly #recentLines: string[] = []
  readonly #stopOnExit = () => this.#child?.kill('SIGINT')
  #child: ChildProcess | undefined
  #stopping = false
  #restarting: Promise<void> | undefined

  constructor(options: PostgresSupervisorOptions) {
    this.#options = options
  }

  /** Resolves when the server accepts connections. */
  async start(): Promise<void> {
    process.once('exit', this.#stopOnExit)
    try {
      await this.#launch()
    } catch (error) {
      await this.stop()
      throw error
    }
  }

  async stop(): Promise<void> {
    this.#stopping = true
    process.removeListener('exit', this.#stopOnExit)
    const pid = this.#child?.pid
    if (pid !== undefined && this.#isAlive()) {
      const ended = new Promise((resolve) => this.#child?.once('close', resolve))
      await stopPostmaster(pid, this.#options.clusterFolder)
      await ended
    }
    await this.#restarting
  }

  async #launch(): Promise<void> {
    const { program, clusterFolder, port, user, settings } = this.#options
    const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
    const child = spawn(program, ['-D', clusterFolder, '-p', String(port), ...flags], {
      ...user,
      cwd: '/',
      env: { LC_ALL: 'C', TZ: 'UTC', PATH: process.env.PATH },
      stdio: ['ignore', 'ignore', 'pipe'],
      // A process group of its own: a terminal's Ctrl-C must not stop the database before the requests in flight end.
      detached: true,
    })
    this.#child = child
    const spawned = new Promise<void>((resolve, reject) => {
      child.once('spawn', resolve)
      child.once('error', (error) =>
        reject(new EmbeddedPostgresError(`cannot start ${program}: ${error.message}`)),
      )
    })
    if (child.stderr !== null)
      createInterface({ input: child.stderr }).on('line', (line) => this.#keepLine(line))
    await spawned

    const isReady = await waitUntil(
      async () =>
        !this.#isAlive() ||
        (isPostmasterReady(child.pid, clusterFolder) && (await acceptsConnections(this.#options.url))),
      startTimeoutMs,
    )
    if (!isReady || !this.#isAlive())
      throw new EmbeddedPostgresError(`PostgreSQL did not start:\n${this.#recentLines.join('\n')}`)
    child.once('exit', () => {
      if (!this.#stopping) this.#restarting = this.#restart()
    })
  }

  async #restart(): Promise<void> {
    for (let waitMs = 100; !this.#stopping; waitMs = Math.min(waitMs * 2, longestRestartWaitMs)) {
      this.#options.log('PostgreSQL ended unexpectedly; starting it again')
      await delay(waitMs)
      if (this.#stopping) return
      try {
        return await this.#launch()
      } catch (error) {
        this.#options.log(String(error))
      }
    }
  }

  #isAlive(): boolean {
    return this.#child !== undefined && this.#child.exitCode === null && this.#child.signalCode === null
  }

  #keepLine(line: string): void {
    this.#recentLines.push(line)
    if (this.#recentLines.length > 20) this.#recentLines.shift()
    this.#options.log(line)
  }
}

async function acceptsConnections(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
