import { createDatabase, createPool, grantServerRole, type Pool } from '@gamehall/postgres'
import { createTestDatabase } from '@gamehall/postgres/testing'
import { createSealer } from '@gamehall/sealer'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { inject } from 'vitest'
import { migrateAll, SCHEMAS } from '../app/migrate-database.ts'
import { readConfig } from '../config/config.ts'
import type { Clock } from '../core/clock.ts'
import type { Hall } from '../core/hall.ts'
import { randomIds } from '../core/ids.ts'
import type { Database } from '../db/database.ts'
import { createJobQueue } from '../jobs/job-queue.ts'
import { createDatabaseFanOut } from '../modules/inbox/index.ts'
import type { Providers } from '../providers/index.ts'
import { createTestClock } from './test-clock.ts'

export interface TestHallOptions {
  readonly clock?: Clock
  /** The providers that the test needs; using another one throws. */
  readonly providers?: Partial<Providers>
  readonly env?: Readonly<Record<string, string>>
}

export interface TestHall extends Hall {
  /** For code that opens its own connections, such as the job runner. */
  readonly databaseUrl: string
  /** For statements that the serving role may not run, such as changing tables. */
  readonly ownerUrl: string
  readonly ownerPool: Pool
  close(): Promise<void>
}

/** Creates a context with its own migrated database. Jobs stay queued until a test runs them. */
export async function createTestHall(options: TestHallOptions = {}): Promise<TestHall> {
  const database = await createTestDatabase<Database>({ key: 'hall', migrate: migrateAndGrant })
  const pool = createPool(database.serverUrl)
  const db = createDatabase<Database>(pool)
  const clock = options.clock ?? createTestClock()
  const log = pino({ level: 'silent' })
  const pushFanOut = createDatabaseFanOut(database.serverUrl, log)
  return {
    config: readConfig({ LOG_LEVEL: 'silent', ...options.env }),
    db,
    pool,
    clock,
    ids: randomIds,
    jobs: createJobQueue(clock),
    sealer: createSealer(Buffer.alloc(32, 7)),
    pushFanOut,
    providers: onlyGiven(options.providers ?? {}),
    log,
    databaseUrl: database.serverUrl,
    ownerUrl: database.url,
    ownerPool: database.pool,
    async close() {
      await pushFanOut.close()
      await db.destroy()
      if (!pool.ending) await pool.end()
      await database.drop()
    },
  }
}

async function migrateAndGrant(_db: Kysely<Database>, url: string): Promise<void> {
  const owner = createPool(url, { max: 3 })
  await migrateAll(readConfig({}), owner, url)
  const { username: role } = new URL(inject('postgresServerUrl'))
  await grantServerRole(owner, role, SCHEMAS)
  // Additional privileges for tests: creating and truncating tables.
  await owner.query(
    `grant create on schema public to ${role}; grant truncate on all tables in schema public to ${role}`,
  )
  await owner.end()
}

function onlyGiven(given: Partial<Providers>): Providers {
  return new Proxy(given, {
    get(target, kind) {
      if (kind in target) return Reflect.get(target, kind)
      throw new Error(`this test uses the ${String(kind)} provider without giving one`)
    },
  }) as Providers
}
