import type { Encryptor } from '@gamehall/encryption'
import type { Pool } from '@gamehall/postgres'
import type { Logger } from 'pino'
import type { Providers } from '../../providers/index.ts'
import type { Config } from '../config/config.ts'
import type { Db } from '../database/database.ts'
import type { JobQueue } from '../jobs/job-kind.ts'
import type { PushFanOut } from '../push/push-fan-out.ts'
import type { Clock } from '../time/clock.ts'
import type { Hooks } from './hooks.ts'
import type { Ids } from './ids.ts'

/**
 * The dependencies of every use-case, passed as its first argument. Plain `AppContext` is any room's; a room's functions get
 * theirs, whose `db` knows the room's own tables and no other's (`GamesContext` in `rooms/games/tables.ts`).
 */
export interface AppContext<OwnDb extends Db = Db> {
  readonly config: Config
  readonly db: OwnDb
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
