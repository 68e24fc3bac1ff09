import type { Encryptor } from '@gamehall/encryption'
import type { Pool } from '@gamehall/postgres'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Providers } from '../../providers/index.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../database/database.ts'
import type { JobQueue } from '../jobs/job-kind.ts'
import type { PushFanOut } from '../push/push-fan-out.ts'
import type { Clock } from '../time/clock.ts'
import type { Hooks } from './hooks.ts'
import type { Ids } from './ids.ts'

/** The dependencies of every use-case, passed as its first argument. */
export interface AppContext {
  readonly config: Config
  readonly db: Kysely<Database>
  readonly pool: Pool
  readonly clock: Clock
  readonly ids: Ids
  readonly jobs: JobQueue
  /** What rooms ask of each other, with the answers. */
  readonly hooks: Hooks
  /** Encrypts personal data at rest. */
  readonly encryptor: Encryptor
  readonly pushFanOut: PushFanOut
  readonly providers: Providers
  readonly log: Logger
}
