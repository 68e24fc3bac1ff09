import type { ChipLayout } from '../../../web/shared/chips/chip-layout.ts'
import type { GameTypes } from '../../../web/shared/frontend/game-types.ts'
import type { GameController } from '../../../web/shared/rounds/game-controller.ts'
import type { Chip } from '../chips.ts'
import type { Dice } from '../rules.ts'
import type { SicBoAction, SicBoBet, SicBoState } from '../schemas.ts'
import type { SicBoSounds } from './sic-bo-sounds.ts'

/** The events of a past bet: the roll, then the result of its chips. */
export type SicBoEvent =
  | { readonly type: 'roll'; readonly dice: Dice; readonly chips: readonly Chip[] }
  | { readonly type: 'settle'; readonly win: string; readonly bet: string }
  | { readonly type: 'returned' }

/** A roll that is shown again. */
export interface ReplayedRoll {
  readonly dice: Dice
  readonly chips: readonly Chip[]
  readonly isAtRest: boolean
  /** Of `performance.now()`. */
  readonly startedAt: number
  /** What it paid, wire amounts; null until it is settled. */
  readonly paid: { readonly win: string; readonly bet: string } | null
}

/** Chips that are laid out and not sent yet, and what became of the last ones. */
export interface SicBoDraft extends ChipLayout {
  readonly isSending: boolean
  /** Why the last chips were not taken; empty normally. */
  readonly problem: string
}

export interface SicBoTypes extends GameTypes {
  readonly view: SicBoState
  readonly bet: SicBoBet
  readonly action: SicBoAction
  readonly event: SicBoEvent
  readonly scene: { readonly replay: ReplayedRoll | null }
  readonly draft: SicBoDraft
  readonly sounds: SicBoSounds
}

export type SicBoController = GameController<SicBoTypes>

/** The game's only table. */
export const SIC_BO_TABLE_ID = 'standard'
