import type { Room } from '@gamehall/contract'
import type { Route } from '../http/route.ts'
import type { Job } from '../jobs/job.ts'
import type { OperatorAction } from '../operator/action.ts'
import type { AppContext } from './app-context.ts'

/** What a room adds to the server: calls, jobs and operator actions. */
export interface RoomModule {
  readonly room: Room
  readonly routes: readonly Route[]
  readonly jobs: readonly Job[]
  readonly actions: readonly OperatorAction[]
  /** Runs once at start, after the server listens: system accounts, catalogues. */
  start?(ctx: AppContext): Promise<void>
}
