import { VIP_HOLD_DAYS } from '@gamehall/contract/constants'
import type { Minor } from '@gamehall/money'

export const HOLD_MS = VIP_HOLD_DAYS * 86_400_000

export interface VipTier {
  readonly level: number
  /** Deposits and valid bets of all time that it takes. */
  readonly depositMinor: Minor
  readonly validBetMinor: Minor
  /** Valid bets within a hold period that keep it. */
  readonly holdMinor: Minor
}

/** Where a player stands at the end of a Taiwan day. */
export interface VipStanding {
  readonly level: number
  /** The highest level ever reached. */
  readonly highest: number
  readonly heldFrom: Date
  readonly depositMinor: Minor
  readonly validBetMinor: Minor
  /** Valid bets since `heldFrom`, within the hold period; without one on level 0. */
  readonly heldBetMinor: Minor
}

export type VipVerdict =
  | { readonly kind: 'promoted' | 'relegated'; readonly level: number }
  /** The hold requirement is met: the next period begins. */
  | { readonly kind: 'held'; readonly heldFrom: Date }
  | null

/** Whether the next level is reached. One that was lost before also takes its hold requirement, bet since it was lost. */
export function isReached(standing: VipStanding, next: VipTier): boolean {
  const { depositMinor, validBetMinor, heldBetMinor, highest } = standing
  if (depositMinor < next.depositMinor || validBetMinor < next.validBetMinor) return false
  return highest < next.level || heldBetMinor >= next.holdMinor
}

/** §4: up by one level, never two; down by one when the 90-day hold is not met; or neither. `end` is the judged day's end. */
export function judgeVip(standing: VipStanding, tiers: readonly VipTier[], end: Date): VipVerdict {
  const { level, heldFrom, heldBetMinor } = standing
  const next = tiers.find((tier) => tier.level === level + 1)
  if (next !== undefined && isReached(standing, next)) return { kind: 'promoted', level: next.level }
  const heldUntil = new Date(heldFrom.getTime() + HOLD_MS)
  if (level === 0 || heldUntil > end) return null
  const own = tiers.find((tier) => tier.level === level)
  if (own !== undefined && heldBetMinor < own.holdMinor) return { kind: 'relegated', level: level - 1 }
  return { kind: 'held', heldFrom: heldUntil }
}
