import type { ReturnKind, WinTier } from '../../../../web/shared/celebration/classify-return.ts'
import type { DragonGateRound } from '../../schemas.ts'

export type Spin = DragonGateRound['spins'][number]

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

/** The view state of the slot, apart from the reel animation. */
export interface SlotView {
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

export const idleView: SlotView = {
  scene: 'night',
  expandedReels: [],
  anticipatedReel: null,
  highlightedSpin: null,
  wonMinor: 0n,
  paid: 'nothing',
  feature: null,
  moment: null,
}

/** The stage on which a round is shown. */
export interface SlotStage {
  show(change: Partial<SlotView>): void
  /** Starts all reels. */
  startReels(kind: Spin['kind']): void
  /** Stops one reel on its symbols; resolves when it stands still. */
  landReel(spin: Spin, reel: number): Promise<void>
  wait(ms: number): Promise<void>
  /** Whether the player skipped or plays turbo. */
  isFast(): boolean
  /** Clears an earlier skip at the start of a spin. */
  resetSkip(): void
}
