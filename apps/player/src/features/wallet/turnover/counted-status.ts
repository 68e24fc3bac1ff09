import type { TurnoverEntry } from '@gamehall/contract/wallet'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'

export type CountedStatus = 'counted' | 'partly' | 'notCounted'

/** Whether a bet counted in full, partly, or not at all. */
export function countedStatusOf({
  counted,
  reason,
}: Pick<TurnoverEntry, 'counted' | 'reason'>): CountedStatus {
  if (!isAmountBelow('0', counted)) return 'notCounted'
  return reason === null ? 'counted' : 'partly'
}
