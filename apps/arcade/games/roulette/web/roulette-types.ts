import type { ReturnKind } from '../../../web/shared/celebration/classify-return.ts'
import type { ChipLayout } from '../../../web/shared/chips/chip-layout.ts'
import type { GameTypes, RoundOf } from '../../../web/shared/frontend/game-types.ts'
import type { GameController } from '../../../web/shared/rounds/game-controller.ts'
import type { RouletteTableId } from '../limits.ts'
import type { Chip } from '../rules.ts'
import type { RouletteBet, RouletteView } from '../schemas.ts'
import type { RouletteSounds } from './roulette-sounds.ts'
import type { WheelHandle } from './wheel/wheel.tsx'

/** A chip of the round that is shown, with what it paid in minor units. */
export interface SettledChip extends Chip {
  readonly pay: bigint
}

export interface RouletteScene {
  /** `betting`: the table is in front; otherwise the wheel is. */
  readonly phase: 'betting' | 'spinning' | 'result'
  /** The number that fell last; null before the first round. */
  readonly number: number | null
  /** The chips of the round that is shown; empty while bets are placed. */
  readonly chips: readonly SettledChip[]
  readonly paidMinor: bigint
  readonly stakeMinor: bigint
  readonly result: ReturnKind | null
}

export interface RouletteDraft extends ChipLayout {
  readonly table: RouletteTableId
  readonly view: 'table' | 'track'
  /** Neighbours on each side that the racetrack bets on. */
  readonly reach: number
}

export type RouletteEvent =
  | { readonly type: 'spin'; readonly chips: readonly SettledChip[]; readonly stakeMinor: bigint }
  | { readonly type: 'land'; readonly number: number }
  | { readonly type: 'settle'; readonly number: number; readonly win: string; readonly bet: string }

export interface RouletteTypes extends GameTypes {
  readonly view: RouletteView
  readonly bet: RouletteBet
  readonly action: never
  readonly event: RouletteEvent
  readonly scene: RouletteScene
  readonly draft: RouletteDraft
  readonly sounds: RouletteSounds
  readonly parts: { readonly wheel: WheelHandle }
}

export type ShownRound = RoundOf<RouletteTypes>
export type RouletteController = GameController<RouletteTypes>
