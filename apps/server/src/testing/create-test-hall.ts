import { createTestDatabase } from '@gamehall/postgres/testing'
import { createSealer } from '@gamehall/sealer'
import { pino } from 'pino'
import { readConfig } from '../config/config.ts'
import type { Clock } from '../core/clock.ts'
import type { Hall } from '../core/hall.ts'
import { randomIds } from '../core/ids.ts'
import type { Database } from '../db/database.ts'
import { migrateHall } from '../db/migrate-hall.ts'
import { createJobQueue } from '../jobs/job-queue.ts'
import { createDatabaseFanOut } from '../modules/inbox/index.ts'
import type { Providers } from '../providers/index.ts'
import { createTestClock } from './test-clock.ts'

export interface TestHallOptions {
  readonly clock?: Clock
  /** The outside world as the test needs it; using one that is not given is an error. */
  readonly providers?: Partial<Providers>
  readonly env?: Readonly<Record<string, string>>
}

export interface TestHall extends Hall {
  /** For code that connects by itself, such as the job runner. */
  readonly databaseUrl: string
  close(): Promise<void>
}

/** A hall on a fresh, migrated database of its own. Jobs stay queued until a test runs them. */
export async function createTestHall(options: TestHallOptions = {}): Promise<TestHall> {
  const database = await createTestDatabase<Database>({ key: 'hall', migrate: migrateHall })
  const clock = options.clock ?? createTestClock()
  const log = pino({ level: 'silent' })
  const pushFanOut = createDatabaseFanOut(database.url, log)
  return {
    config: readConfig({ LOG_LEVEL: 'silent', ...options.env }),
    db: database.db,
    pool: database.pool,
    clock,
    ids: randomIds,
    jobs: createJobQueue(clock),
    sealer: createSealer(Buffer.alloc(32, 7)),
    pushFanOut,
    providers: onlyGiven(options.providers ?? {}),
    log,
    databaseUrl: database.url,
    async close() {
      await pushFanOut.close()
      await database.drop()
    },
  }
}

function onlyGiven(given: Partial<Providers>): Providers {
  return new Proxy(given, {
    get(target, kind) {
      if (kind in target) return Reflect.get(target, kind)
      throw new Error(`this test uses the ${String(kind)} provider without giving one`)
    },
  }) as Providers
}
