import type { Pool } from '@gamehall/postgres'
import type { Sealer } from '@gamehall/sealer'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { JobQueue } from '../jobs/job.ts'
import type { Providers } from '../providers/index.ts'
import type { Clock } from './clock.ts'
import type { Ids } from './ids.ts'
import type { PushFanOut } from './push-fan-out.ts'

/** The dependencies of every use-case, passed as its first argument. */
export interface Hall {
  readonly config: Config
  readonly db: Kysely<Database>
  readonly pool: Pool
  readonly clock: Clock
  readonly ids: Ids
  readonly jobs: JobQueue
  /** Encrypts personal data at rest. */
  readonly sealer: Sealer
  readonly pushFanOut: PushFanOut
  readonly providers: Providers
  readonly log: Logger
}
