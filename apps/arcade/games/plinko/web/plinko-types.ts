import type { ReturnKind } from '../../../web/shared/celebration/classify-return.ts'
import type { GameTypes, RoundOf } from '../../../web/shared/frontend/game-types.ts'
import type { PlinkoBet, PlinkoView } from '../schemas.ts'
import type { BoardHandle } from './board/board.tsx'
import type { ShownBoard } from './board/shown-board.ts'
import type { PlinkoSounds } from './plinko-sounds.ts'

/** A ball's path and payout. */
export interface FallingBall {
  readonly path: number
  readonly slot: number
  readonly tenths: number
  readonly payMinor: bigint
}

export interface PlinkoScene {
  /** The board of the round that is shown; null before the first. */
  readonly board: ShownBoard | null
  readonly balls: number
  readonly landed: readonly Pick<FallingBall, 'slot' | 'tenths'>[]
  readonly paidMinor: bigint
  readonly stakeMinor: bigint
  /** The result of the round, once its last ball has landed. */
  readonly result: ReturnKind | null
}

/** The totals of the landed balls. */
export type Landed = Pick<PlinkoScene, 'landed' | 'paidMinor'>

/** What events do with the figures of the landed balls. */
export interface LandingsHandle {
  /** Shows figures other than the scene's while balls fall; null shows the scene's again. */
  show(figures: Landed | null): void
}

/** The player's choice for the next round; `amount` is the stake of each ball. */
export type PlinkoDraft = PlinkoBet

export type PlinkoEvent =
  | {
      readonly type: 'volley'
      readonly board: ShownBoard
      readonly balls: readonly FallingBall[]
      readonly stakeMinor: bigint
    }
  | { readonly type: 'result'; readonly win: string; readonly bet: string }

export interface PlinkoTypes extends GameTypes {
  readonly view: PlinkoView
  readonly bet: PlinkoBet
  readonly action: never
  readonly event: PlinkoEvent
  readonly scene: PlinkoScene
  readonly draft: PlinkoDraft
  readonly sounds: PlinkoSounds
  readonly parts: { readonly board: BoardHandle; readonly landings: LandingsHandle }
}

export type ShownRound = RoundOf<PlinkoTypes>
