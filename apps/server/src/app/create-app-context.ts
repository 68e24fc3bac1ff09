import { createDataEncryptor } from '@gamehall/encryption'
import type { Logger } from 'pino'
import type { Config } from '../platform/config/config.ts'
import { requireSetting } from '../platform/config/require-setting.ts'
import type { AppContext } from '../platform/context/app-context.ts'
import { randomIds } from '../platform/context/ids.ts'
import { createJobQueue } from '../platform/jobs/job-queue.ts'
import type { Clock } from '../platform/time/clock.ts'
import { createDatabaseFanOut } from '../rooms/inbox/index.ts'
import type { OpenDatabase } from './database/open-database.ts'
import { hooks } from './hook-handlers.ts'
import { createProviders } from './startup/create-providers.ts'

/** Creates the context that every use-case receives. */
export function createAppContext(
  config: Config,
  log: Logger,
  database: OpenDatabase,
  clock: Clock,
  selfUrl: string,
): AppContext<OpenDatabase['db']> {
  return {
    config,
    db: database.db,
    pool: database.pool,
    clock,
    ids: randomIds,
    jobs: createJobQueue(clock),
    hooks,
    encryptor: createDataEncryptor(requireSetting(config, 'DATA_KEY')),
    pushFanOut: createDatabaseFanOut(database.url, log),
    providers: createProviders(config, clock, selfUrl, log),
    log,
  }
}
