import { toMinor } from '../money/wire-money.ts'

/** `nothing`: no payout. `return`: at most the stake was paid back. `win`: more than the stake. */
export type ReturnKind = 'nothing' | 'return' | 'win'

/** Tier of a big win: at least 10, 25 or 50 times the stake. */
export type WinTier = 1 | 2 | 3

const TIERS: readonly (readonly [times: bigint, tier: WinTier])[] = [
  [50n, 3],
  [25n, 2],
  [10n, 1],
]

/**
 * Classifies what a round has paid so far against all that was staked on it, both in minor units. Only a `win` may sound,
 * count up or be called a win: a return at or below the stake is a loss or a push (UK RTS 14E, AGCO 4.07). There is no setting
 * that changes this.
 */
export function classifyReturn(paidMinor: bigint, stakeMinor: bigint): ReturnKind {
  if (paidMinor <= 0n) return 'nothing'
  return paidMinor > stakeMinor ? 'win' : 'return'
}

/** `classifyReturn` for wire amounts. */
export const classifyWireReturn = (paid: string, stake: string): ReturnKind =>
  classifyReturn(toMinor(paid), toMinor(stake))

/** Returns the tier of a big win; null below ten times the stake. */
export function winTier(paid: string, stake: string): WinTier | null {
  const paidMinor = toMinor(paid)
  const stakeMinor = toMinor(stake)
  if (classifyReturn(paidMinor, stakeMinor) !== 'win' || stakeMinor <= 0n) return null
  return TIERS.find(([times]) => paidMinor >= stakeMinor * times)?.[1] ?? null
}
