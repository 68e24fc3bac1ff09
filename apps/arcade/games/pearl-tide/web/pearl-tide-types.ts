import type { ReturnKind } from '../../../web/shared/celebration/classify-return.ts'
import type { GameTypes } from '../../../web/shared/frontend/game-types.ts'
import type { GameController } from '../../../web/shared/rounds/game-controller.ts'
import type { ShowStage } from '../../../web/shared/show/show-stage.ts'
import type { PearlTideBet, PearlTideRound, PearlTideStep, PearlTideView } from '../schemas.ts'
import type { BoardHandle } from './board/board.tsx'
import type { PearlTideSounds } from './pearl-tide-sounds.ts'

/** The free-spins counter. */
interface FeatureCount {
  readonly played: number
  readonly total: number
}

/** A moment over the whole page. */
export type TideMoment =
  | { readonly kind: 'enter'; readonly count: number }
  | { readonly kind: 'more'; readonly count: number }
  | { readonly kind: 'exit'; readonly count: number }
  | { readonly kind: 'capped'; readonly wonMinor: bigint }

export type PearlTideEvent =
  /** A new grid falls in. */
  | { readonly type: 'fall'; readonly grid: readonly string[]; readonly multiplier: number }
  /** Clusters pay. `wonMinor` is what the round has paid with them, in minor units; `cascades` counts those of the spin. */
  | {
      readonly type: 'pay'
      readonly clusters: PearlTideStep['clusters']
      readonly cascades: number
      readonly wonMinor: bigint
      readonly paid: ReturnKind
    }
  /** The clusters burst; the next grid falls in, unless the maximum win ended the round. */
  | {
      readonly type: 'cascade'
      readonly removed: readonly number[]
      readonly pearls: readonly number[]
      readonly grid: readonly string[] | null
      readonly multiplier: number
    }
  | { readonly type: 'enter_feature'; readonly count: number }
  | { readonly type: 'free_spin'; readonly feature: FeatureCount; readonly multiplier: number }
  | { readonly type: 'more_free_spins'; readonly count: number; readonly feature: FeatureCount }
  | { readonly type: 'max_win'; readonly wonMinor: bigint }
  | { readonly type: 'leave_feature'; readonly count: number }
  | { readonly type: 'over'; readonly win: string; readonly bet: string }

/** What the stage shows, apart from the symbols on the board. */
export interface PearlTideScene {
  readonly place: 'reef' | 'deep'
  readonly multiplier: number
  /** Cascades of the spin so far. */
  readonly cascades: number
  /** What the round has paid so far in minor units, and its classification against the stake. */
  readonly wonMinor: bigint
  readonly paid: ReturnKind
  readonly feature: FeatureCount | null
  readonly moment: TideMoment | null
  /** Whether columns that still fall may bring the third clam. */
  readonly isTense: boolean
}

export const idleScene: PearlTideScene = {
  place: 'reef',
  multiplier: 1,
  cascades: 0,
  wonMinor: 0n,
  paid: 'nothing',
  feature: null,
  moment: null,
  isTense: false,
}

export interface PearlTideTypes extends GameTypes {
  readonly view: PearlTideView
  readonly bet: PearlTideBet
  readonly action: never
  readonly event: PearlTideEvent
  readonly scene: PearlTideScene
  readonly draft: { readonly bet: string }
  readonly sounds: PearlTideSounds
  readonly parts: { readonly board: BoardHandle }
}

export type PearlTideController = GameController<PearlTideTypes>
export type PearlTideStageApi = ShowStage<PearlTideTypes>
export type { PearlTideRound }
