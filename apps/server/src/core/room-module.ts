import type { Room } from '@gamehall/contract'
import type { Route } from '../http/route.ts'
import type { Job } from '../jobs/job.ts'
import type { OperatorAction } from '../operator/action.ts'
import type { Hall } from './hall.ts'

/** What a room brings to the house: its calls, its background work, and what operators may do in it. */
export interface RoomModule {
  readonly room: Room
  readonly routes: readonly Route[]
  readonly jobs: readonly Job[]
  readonly actions: readonly OperatorAction[]
  /** Once at start, when the server already answers: house accounts, catalogues. */
  readonly start?: (hall: Hall) => Promise<void>
}
