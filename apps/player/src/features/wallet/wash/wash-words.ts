import type { WashEntry } from '@gamehall/contract/wallet'
import { isBelow } from '../../../shared/money/whole-amount.ts'
import type { WashText } from './wash-text.ts'

export type Verdict = 'counted' | 'partly' | 'notCounted'

/** Whether a bet counted: in full at its game's share, partly, or not at all. */
export function verdictOf({ counted, reason }: Pick<WashEntry, 'counted' | 'reason'>): Verdict {
  if (!isBelow('0', counted)) return 'notCounted'
  return reason === null ? 'counted' : 'partly'
}

/** Why a bet counted as it did, in words. */
export function whyOf(text: WashText, entry: Pick<WashEntry, 'counted' | 'reason'>): string {
  const { reason } = entry
  if (reason === null) return text.full
  return reason === 'nothing_owed' && verdictOf(entry) === 'partly' ? text.nothing_owed_partly : text[reason]
}
