import { createDataSealer } from '@gamehall/sealer'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Clock } from '../core/clock.ts'
import type { Hall } from '../core/hall.ts'
import { randomIds } from '../core/ids.ts'
import { createJobQueue } from '../jobs/job-queue.ts'
import { createDatabaseFanOut } from '../modules/inbox/index.ts'
import { needed } from './needed.ts'
import type { OpenDatabase } from './open-database.ts'
import { openProviders } from './open-providers.ts'

/** Creates the context that every use-case receives. */
export function createHall(
  config: Config,
  log: Logger,
  database: OpenDatabase,
  clock: Clock,
  selfUrl: string,
): Hall {
  return {
    config,
    db: database.db,
    pool: database.pool,
    clock,
    ids: randomIds,
    jobs: createJobQueue(clock),
    sealer: createDataSealer(needed(config, 'DATA_KEY')),
    pushFanOut: createDatabaseFanOut(database.url, log),
    providers: openProviders(config, clock, selfUrl, log),
    log,
  }
}
