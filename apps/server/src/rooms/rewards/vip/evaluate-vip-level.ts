import { VIP_HOLD_DAYS } from '@gamehall/contract/constants'
import type { Minor } from '@gamehall/money'
import { DAY_MS } from '../../../platform/time/durations.ts'

export const HOLD_PERIOD_MS = VIP_HOLD_DAYS * DAY_MS

export interface VipTier {
  readonly level: number
  /** Required lifetime deposits and valid bets. */
  readonly depositMinor: Minor
  readonly validBetMinor: Minor
  /** Valid bets required within a hold period to keep the level. */
  readonly holdMinor: Minor
}

/** A player's VIP level and progress at the end of a Taiwan day. */
export interface VipStatus {
  readonly level: number
  /** The highest level ever reached. */
  readonly highest: number
  readonly heldFrom: Date
  readonly depositMinor: Minor
  readonly validBetMinor: Minor
  /** Valid bets since `heldFrom`, within the hold period; on level 0, which has no hold period, all since `heldFrom`. */
  readonly heldBetMinor: Minor
}

export type VipDecision =
  | { readonly kind: 'promoted' | 'relegated'; readonly level: number }
  /** The hold requirement is met; the next period starts at `heldFrom`. */
  | { readonly kind: 'held'; readonly heldFrom: Date }
  | null

/** Whether the next level is reached. A level held before also requires its hold requirement, in valid bets since the downgrade. */
export function isLevelReached(standing: VipStatus, next: VipTier): boolean {
  const { depositMinor, validBetMinor, heldBetMinor, highest } = standing
  if (depositMinor < next.depositMinor || validBetMinor < next.validBetMinor) return false
  return highest < next.level || heldBetMinor >= next.holdMinor
}

/** §4: promotes by one level, relegates by one when the 90-day hold requirement is not met, or null. `end` is the end of the evaluated day. */
export function evaluateVipLevel(standing: VipStatus, tiers: readonly VipTier[], end: Date): VipDecision {
  const { level, heldFrom, heldBetMinor } = standing
  const next = tiers.find((tier) => tier.level === level + 1)
  if (next !== undefined && isLevelReached(standing, next)) return { kind: 'promoted', level: next.level }
  const heldUntil = new Date(heldFrom.getTime() + HOLD_PERIOD_MS)
  if (level === 0 || heldUntil > end) return null
  const own = tiers.find((tier) => tier.level === level)
  if (own !== undefined && heldBetMinor < own.holdMinor) return { kind: 'relegated', level: level - 1 }
  return { kind: 'held', heldFrom: heldUntil }
}
