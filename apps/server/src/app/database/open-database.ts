import { join } from 'node:path'
import {
  createDatabase,
  createPool,
  findEmbeddedPostgres,
  type Pool,
  startEmbeddedPostgres,
} from '@gamehall/postgres'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '../../platform/config/config.ts'
import type { AllTables } from './all-tables.ts'

const MAX_CONNECTIONS = 30
const CONNECT_TIMEOUT_MS = 3_000
const STATEMENT_TIMEOUT_MS = 25_000

export interface OpenDatabase {
  /** Connection URL of the serving role. */
  readonly url: string
  /** Connection URL of the role that owns and migrates the tables; the serving role's unless configured. */
  readonly ownerUrl: string
  readonly pool: Pool
  readonly db: Kysely<AllTables>
  close(): Promise<void>
}

/** Opens the configured cluster, or starts the embedded one of this data folder. Does not migrate. */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const embedded =
    config.DATABASE_URL === undefined
      ? await startEmbeddedPostgres({
          dataDir: join(config.dataFolder, 'postgres'),
          log: (line) => log.debug({ source: 'postgres' }, line),
        })
      : null
  const url = embedded?.serverUrl ?? config.DATABASE_URL ?? ''
  const ownerUrl = embedded?.url ?? config.DATABASE_MIGRATION_URL ?? url
  const pool = createPool(url, {
    max: MAX_CONNECTIONS,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    applicationName: 'gamehall',
    onIdleError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  const db = createDatabase<AllTables>(pool)
  return {
    url,
    ownerUrl,
    pool,
    db,
    async close() {
      await db.destroy()
      // Kysely ends only a pool that it has used.
      if (!pool.ending) await pool.end()
      await embedded?.stop()
    },
  }
}

/** For a second program beside the server: adds the URLs of the embedded database when it is running. */
export async function withRunningDatabase(config: Config): Promise<Config> {
  if (config.DATABASE_URL !== undefined) return config
  const running = await findEmbeddedPostgres(join(config.dataFolder, 'postgres'))
  return running === undefined
    ? config
    : { ...config, DATABASE_URL: running.serverUrl, DATABASE_MIGRATION_URL: running.url }
}
