import type { DragonGateRound } from '../../../src/game-api/schema.ts'
import type { ReturnKind, WinTier } from '../../shared/celebration/classify-return.ts'

export type Spin = DragonGateRound['spins'][number]

/** Free spins under way. */
export interface FeatureCount {
  readonly played: number
  readonly total: number
}

export type Spotlight =
  | { readonly kind: 'enter'; readonly count: number }
  | { readonly kind: 'more'; readonly count: number }
  | {
      readonly kind: 'exit'
      readonly wonMinor: bigint
      /** Only a win is celebrated. */
      readonly paid: ReturnKind
      readonly tier: WinTier | null
      readonly count: number
    }
  | { readonly kind: 'win'; readonly wonMinor: bigint; readonly tier: WinTier }
  | { readonly kind: 'capped'; readonly wonMinor: bigint }

/** What the machine shows apart from the turning of its reels. */
export interface SlotView {
  readonly scene: 'night' | 'realm'
  readonly expandedReels: readonly number[]
  /** Reel that is about to decide the free spins. */
  readonly anticipatedReel: number | null
  /** The spin whose wins are lit; null while reels turn. */
  readonly litSpin: Spin | null
  /** What the round has paid so far, and what that is against its stake. */
  readonly wonMinor: bigint
  readonly paid: ReturnKind
  readonly feature: FeatureCount | null
  readonly spotlight: Spotlight | null
}

export const restingView: SlotView = {
  scene: 'night',
  expandedReels: [],
  anticipatedReel: null,
  litSpin: null,
  wonMinor: 0n,
  paid: 'nothing',
  feature: null,
  spotlight: null,
}

/** What a round needs to be shown. */
export interface SlotStage {
  show(change: Partial<SlotView>): void
  /** Sets all reels turning. */
  startReels(kind: Spin['kind']): void
  /** Stops one reel on its symbols; resolves when it stands still. */
  landReel(spin: Spin, reel: number): Promise<void>
  wait(ms: number): Promise<void>
  /** Whether the player asked for the reels to stop at once, or plays turbo. */
  isHurried(): boolean
  /** A new spin begins: an earlier wish to stop at once is spent. */
  forgetHurry(): void
}
