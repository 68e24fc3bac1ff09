import { join } from 'node:path'
import { createDatabase, createPool, type Pool, startEmbeddedPostgres } from '@gamehall/postgres'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'

const MAX_CONNECTIONS = 30
const CONNECT_TIMEOUT_MS = 3_000
const STATEMENT_TIMEOUT_MS = 25_000

export interface OpenDatabase {
  readonly url: string
  readonly pool: Pool
  readonly db: Kysely<Database>
  close(): Promise<void>
}

/** The configured cluster, or the embedded one of this data folder. */
export async function openDatabase(config: Config, log: Logger): Promise<OpenDatabase> {
  const embedded =
    config.DATABASE_URL === undefined
      ? await startEmbeddedPostgres({
          dataDir: join(config.dataFolder, 'postgres'),
          log: (line) => log.debug({ source: 'postgres' }, line),
        })
      : null
  const url = embedded?.url ?? config.DATABASE_URL ?? ''
  const pool = createPool(url, {
    max: MAX_CONNECTIONS,
    connectTimeoutMs: CONNECT_TIMEOUT_MS,
    statementTimeoutMs: STATEMENT_TIMEOUT_MS,
    applicationName: 'gamehall',
    onIdleError: (error) => log.warn({ err: error }, 'database connection lost'),
  })
  const db = createDatabase<Database>(pool)
  return {
    url,
    pool,
    db,
    async close() {
      await db.destroy()
      // Kysely ends only a pool that it has used itself.
      if (!pool.ending) await pool.end()
      await embedded?.stop()
    },
  }
}
