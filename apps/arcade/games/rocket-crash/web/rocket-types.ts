import type { GameTypes } from '../../../web/shared/frontend/game-types.ts'
import type { GameController } from '../../../web/shared/rounds/game-controller.ts'
import type { RocketAction, RocketBet, RocketView } from '../schemas.ts'
import type { RocketSounds } from './rocket-sounds.ts'

/** What a past bet shows: its flight up to the crash, or to where the bet left, and what that paid as wire amounts. */
export type RocketEvent =
  | {
      readonly type: 'flight'
      readonly end: number
      readonly hasCrashed: boolean
      readonly win: string
      readonly bet: string
    }
  | { readonly type: 'returned' }

/** A flight that is shown again; times are of `performance.now()`. */
export interface ReplayedFlight {
  readonly startedAt: number
  readonly end: number
  /** How much faster than it was. */
  readonly speed: number
  readonly hasCrashed: boolean
}

/** What the player has chosen for one of the two bets. */
export interface BetDraft {
  readonly amount: string
  readonly isAuto: boolean
  /** As typed. */
  readonly target: string
  /** Whether something else than an amount that the table takes is typed; nothing is bet then. */
  readonly isAmountWrong?: boolean
}

export interface RocketTypes extends GameTypes {
  readonly view: RocketView
  readonly bet: RocketBet
  readonly action: RocketAction
  readonly event: RocketEvent
  readonly scene: { readonly replay: ReplayedFlight | null }
  readonly draft: { readonly bets: readonly [BetDraft, BetDraft] }
  readonly sounds: RocketSounds
}

export type RocketController = GameController<RocketTypes>

/** The game's only table. */
export const ROCKET_TABLE = 'standard'
