import type { WashEntry } from '@gamehall/contract/wallet'
import { isBelow } from '../../../shared/money/whole-amount.ts'

export type Verdict = 'counted' | 'partly' | 'notCounted'

/** Whether a bet counted in full, partly, or not at all. */
export function verdictOf({ counted, reason }: Pick<WashEntry, 'counted' | 'reason'>): Verdict {
  if (!isBelow('0', counted)) return 'notCounted'
  return reason === null ? 'counted' : 'partly'
}
