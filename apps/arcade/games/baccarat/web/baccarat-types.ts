import type { ChipLayout, ChipStake } from '../../../web/shared/chips/chip-layout.ts'
import type { GameTypes, RoundOf } from '../../../web/shared/frontend/game-types.ts'
import type { GameController } from '../../../web/shared/rounds/game-controller.ts'
import type { BaccaratTable } from '../rules.ts'
import type { BaccaratAction, BaccaratBet, BaccaratState } from '../schemas.ts'
import type { Hand } from '../shoe.ts'
import type { Chip } from '../valid-bet.ts'
import type { BaccaratSounds } from './baccarat-sounds.ts'

/** What a past bet shows: its hand with its chips, or that it was returned. */
export type BaccaratEvent =
  | {
      readonly type: 'deal'
      readonly hand: Hand
      readonly chips: readonly Chip[]
      readonly table: BaccaratTable
    }
  | { readonly type: 'settle'; readonly hand: Hand; readonly win: string; readonly bet: string }
  | { readonly type: 'returned' }

/** A hand that is shown again; `startedAt` is of `Date.now()`. */
export interface ReplayedHand {
  /** Another one at each replay, so that cards turned in one lie face down in the next. */
  readonly key: string
  readonly hand: Hand
  readonly chips: readonly Chip[]
  readonly table: BaccaratTable
  readonly startedAt: number
}

/** A hand on the table; `startedAt` is when its deal began, by this device's clock in milliseconds, `speed` how fast it goes. */
export interface RunningHand {
  /** The table and the number of a live hand, or `ReplayedHand.key`. */
  readonly key: string
  readonly hand: Hand
  readonly startedAt: number
  readonly speed: number
}

export type Side = 'player' | 'banker'

/** The cards of one hand that the player has turned on this device before their time. */
export interface TurnedCards {
  /** The hand, as `ShownHand.key`; cards of another hand count nothing. */
  readonly key: string
  /** As `player-0`. */
  readonly cards: readonly string[]
  /** When all of them were asked for, in milliseconds since the deal began; null while they are not. */
  readonly revealedAtMs: number | null
}

export interface BaccaratDraft extends ChipLayout {
  readonly table: BaccaratTable
  readonly turned: TurnedCards
  /** Chips that the table has no spot for, and the chips on the table when that was noted; null without any. */
  readonly unplaced: { readonly chips: readonly ChipStake[]; readonly beside: readonly ChipStake[] } | null
}

export interface BaccaratTypes extends GameTypes {
  readonly view: BaccaratState
  readonly bet: BaccaratBet
  readonly action: BaccaratAction
  readonly event: BaccaratEvent
  readonly scene: { readonly replay: ReplayedHand | null }
  readonly draft: BaccaratDraft
  readonly sounds: BaccaratSounds
}

export type ShownRound = RoundOf<BaccaratTypes>
export type BaccaratController = GameController<BaccaratTypes>
