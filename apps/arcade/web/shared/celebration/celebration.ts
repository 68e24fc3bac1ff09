import { toWire } from '../money/wire-money.ts'
import { classifyReturn, type WinTier, winTier } from './classify-return.ts'

/** A big win on the screen. Amounts are minor units. */
export interface Celebration {
  readonly tier: WinTier
  readonly paidMinor: bigint
  readonly stakeMinor: bigint
}

/** How a return is celebrated: not at all, by a sound, or by a big moment from ten times the stake. */
export type CelebrationKind =
  | { readonly kind: 'none' }
  | { readonly kind: 'win' }
  | { readonly kind: 'big'; readonly celebration: Celebration }

/** Decides how to celebrate what a round has paid. A return at or below the stake never is; no setting changes that. */
export function celebrationOf(paidMinor: bigint, stakeMinor: bigint): CelebrationKind {
  if (classifyReturn(paidMinor, stakeMinor) !== 'win') return { kind: 'none' }
  const tier = winTier(toWire(paidMinor), toWire(stakeMinor))
  return tier === null ? { kind: 'win' } : { kind: 'big', celebration: { tier, paidMinor, stakeMinor } }
}

/** How long a big win stays on the screen when nobody taps. */
export const celebrationMs = (tier: WinTier): number => 2_600 + tier * 900
