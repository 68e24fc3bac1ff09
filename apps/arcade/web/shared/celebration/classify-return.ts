import { toMinor } from '../money/wire-money.ts'

/** `nothing`: none. `return`: some or all of the stake came back. `win`: more than was staked. */
export type ReturnKind = 'nothing' | 'return' | 'win'

/** How loud a win is, by how many times the stake it pays: 10, 25, 50. */
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

/** The same of wire amounts. */
export const classifyWireReturn = (paid: string, stake: string): ReturnKind =>
  classifyReturn(toMinor(paid), toMinor(stake))

/** The tier of a big win; null below ten times the stake. */
export function winTier(paid: string, stake: string): WinTier | null {
  const paidMinor = toMinor(paid)
  const stakeMinor = toMinor(stake)
  if (classifyReturn(paidMinor, stakeMinor) !== 'win' || stakeMinor <= 0n) return null
  return TIERS.find(([times]) => paidMinor >= stakeMinor * times)?.[1] ?? null
}
