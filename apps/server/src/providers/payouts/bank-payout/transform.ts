import { formatWireAmount, minor, minorPerUnit } from '@gamehall/money'
import type { z } from 'zod'
import type { Payout, PayoutStatus, SendAnswer } from '../payout-rail.ts'
import type { PayoutReport, QueryAnswer, sendAnswer } from './types.ts'

/** The body that hands a payout over. Throws on what banks do not move: cents, addresses, other currencies. */
export function toSendBody({ reference, currency, amountMinor, destination }: Payout, callbackUrl: string) {
  if (destination.kind !== 'card' || currency !== 'TWD') throw new Error(`${reference} is no bank payout`)
  if (amountMinor % minorPerUnit('TWD') !== 0n) throw new Error(`${reference} is not in whole dollars`)
  return {
    reference,
    amount: Number(formatWireAmount(amountMinor, 'TWD').split('.')[0]),
    bank_code: destination.bankCode,
    branch_code: destination.branchCode,
    account: destination.account,
    holder: destination.holder,
    callback_url: callbackUrl,
  }
}

export function fromSendAnswer({ code, message }: z.output<typeof sendAnswer>): SendAnswer {
  if (code === 'REFUSED') return { kind: 'refused', reason: message || 'refused' }
  return { kind: code === 'ACCEPTED' ? 'accepted' : 'duplicate' }
}

/** A response with another reference or amount leaves the status unknown. */
export function fromQueryAnswer(answer: QueryAnswer, payout: Payout): PayoutStatus {
  if (answer.code === 'NOT_FOUND') return { kind: 'not_found' }
  const isOurs = answer.reference === payout.reference && toMinor(answer.amount) === payout.amountMinor
  return isOurs ? toStatus(answer) : { kind: 'unknown', cause: 'an answer about something else' }
}

export const toMinor = (dollars: number) => minor(BigInt(dollars) * minorPerUnit('TWD'))

export function toStatus({ status, reason }: Pick<PayoutReport, 'status' | 'reason'>): PayoutStatus {
  switch (status) {
    case 'PENDING':
      return { kind: 'pending' }
    case 'SENT':
      return { kind: 'transferred' }
    case 'SUCCESS':
      return { kind: 'succeeded' }
    case 'FAILED':
      return { kind: 'failed', reason: reason || 'failed' }
    case 'RETURNED':
      return { kind: 'returned', reason: reason || 'returned' }
  }
}
