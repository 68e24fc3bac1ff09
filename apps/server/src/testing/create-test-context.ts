import { createEncryptor } from '@gamehall/encryption'
import { createDatabase, createPool, grantServerRole, type Pool } from '@gamehall/postgres'
import { createTestDatabase } from '@gamehall/postgres/testing'
import type { Kysely } from 'kysely'
import { pino } from 'pino'
import { inject } from 'vitest'
import type { AllTables } from '../app/database/all-tables.ts'
import { migrateAllSchemas, SCHEMAS } from '../app/database/migrate-database.ts'
import { hooks } from '../app/hook-handlers.ts'
import { readConfig } from '../platform/config/config.ts'
import type { AppContext } from '../platform/context/app-context.ts'
import { randomIds } from '../platform/context/ids.ts'
import { createJobQueue } from '../platform/jobs/job-queue.ts'
import type { Clock } from '../platform/time/clock.ts'
import type { Providers } from '../providers/index.ts'
import { createDatabaseFanOut } from '../rooms/inbox/index.ts'
import { createTestClock } from './test-clock.ts'

export interface TestContextOptions {
  readonly clock?: Clock
  /** The providers that the test needs; using another one throws. */
  readonly providers?: Partial<Providers>
  readonly env?: Readonly<Record<string, string>>
}

/** Typed by every room's tables; and `any`, so that each room's functions take it as theirs. */
// biome-ignore lint/suspicious/noExplicitAny: no other type is assignable to the connection of each room.
type TestDb = Kysely<AllTables> & Kysely<any>

export interface TestContext extends AppContext<TestDb> {
  /** For code that opens its own connections, such as the job runner. */
  readonly databaseUrl: string
  /** For statements that the serving role may not run, such as changing tables. */
  readonly ownerUrl: string
  readonly ownerPool: Pool
  close(): Promise<void>
}

/** Creates a context with its own migrated database. Jobs stay queued until a test runs them. */
export async function createTestContext(options: TestContextOptions = {}): Promise<TestContext> {
  const database = await createTestDatabase<AllTables>({ key: 'hall', migrate: migrateAndGrant })
  const pool = createPool(database.serverUrl)
  const db = createDatabase<AllTables>(pool) as TestDb
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
    hooks,
    encryptor: createEncryptor(Buffer.alloc(32, 7)),
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

async function migrateAndGrant(_db: Kysely<AllTables>, url: string): Promise<void> {
  const owner = createPool(url, { max: 3 })
  await migrateAllSchemas(readConfig({}), owner, url)
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
