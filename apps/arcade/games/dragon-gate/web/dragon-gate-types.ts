import type { ReturnKind, WinTier } from '../../../web/shared/celebration/classify-return.ts'
import type { GameTypes } from '../../../web/shared/frontend/game-types.ts'
import type { GameController } from '../../../web/shared/rounds/game-controller.ts'
import type { ShowStage } from '../../../web/shared/show/show-stage.ts'
import type { DragonGateBet, DragonGateRound, DragonGateView } from '../schemas.ts'
import type { DragonGateSounds } from './dragon-gate-sounds.ts'

export type Spin = DragonGateRound['spins'][number]

/** The window of reels, driven by the events. */
export interface ReelsHandle {
  start(): void
  land(spin: Spin, reel: number, isFast: boolean): Promise<void>
  /** Returns the reels to the given stops after a refused spin. */
  settle(stops: readonly number[]): Promise<void>
}

/** The free-spins counter. */
export interface FeatureCount {
  readonly played: number
  readonly total: number
}

export type FeatureMoment =
  | { readonly kind: 'enter'; readonly count: number }
  | { readonly kind: 'more'; readonly count: number }
  | {
      readonly kind: 'exit'
      readonly wonMinor: bigint
      /** A celebration is shown for `win` only. */
      readonly paid: ReturnKind
      readonly tier: WinTier | null
      readonly count: number
    }
  | { readonly kind: 'win'; readonly wonMinor: bigint; readonly tier: WinTier }
  | { readonly kind: 'capped'; readonly wonMinor: bigint }

/** What the slot shows, apart from the reel animation. */
export interface SlotScene {
  readonly scene: 'night' | 'realm'
  readonly expandedReels: readonly number[]
  /** The reel with anticipation, whose stop decides the free spins. */
  readonly anticipatedReel: number | null
  /** The spin whose wins are highlighted; null while reels turn. */
  readonly highlightedSpin: Spin | null
  /** What the round has paid so far in minor units, and its classification against the stake. */
  readonly wonMinor: bigint
  readonly paid: ReturnKind
  readonly feature: FeatureCount | null
  readonly moment: FeatureMoment | null
}

export const idleScene: SlotScene = {
  scene: 'night',
  expandedReels: [],
  anticipatedReel: null,
  highlightedSpin: null,
  wonMinor: 0n,
  paid: 'nothing',
  feature: null,
  moment: null,
}

export type DragonGateEvent =
  /** The turning reels stop. */
  | { readonly type: 'land'; readonly spin: Spin }
  | { readonly type: 'expand'; readonly reels: readonly number[] }
  /** A spin has paid; `wonMinor` is what the round has paid with it, in minor units. */
  | { readonly type: 'pay'; readonly spin: Spin; readonly wonMinor: bigint; readonly paid: ReturnKind }
  | { readonly type: 'enter_feature'; readonly count: number }
  | { readonly type: 'free_spin'; readonly feature: FeatureCount }
  | { readonly type: 'more_free_spins'; readonly count: number }
  | { readonly type: 'free_spin_over'; readonly feature: FeatureCount }
  | { readonly type: 'leave_feature'; readonly moment: Extract<FeatureMoment, { readonly kind: 'exit' }> }
  | { readonly type: 'big_win'; readonly wonMinor: bigint; readonly tier: WinTier }
  | { readonly type: 'max_win'; readonly wonMinor: bigint }
  | { readonly type: 'over'; readonly win: string; readonly bet: string }

export interface DragonGateTypes extends GameTypes {
  readonly view: DragonGateView
  readonly bet: DragonGateBet
  readonly action: never
  readonly event: DragonGateEvent
  readonly scene: SlotScene
  readonly draft: { readonly bet: string }
  readonly sounds: DragonGateSounds
  readonly parts: { readonly reels: ReelsHandle }
}

export type SlotController = GameController<DragonGateTypes>
export type SlotStage = ShowStage<DragonGateTypes>
