import type { Deposit } from '@gamehall/contract/cashier'
import { type Minor, minor } from '@gamehall/money'
import type { Selectable } from 'kysely'
import type { Database } from '../../../db/database.ts'
import type { AtmCode, Payment } from '../../../providers/payments/index.ts'
import type { DepositState } from './deposit-states.ts'

export type ReviewReason = NonNullable<Deposit['review_reason']>

interface Terms {
  readonly orderNo: string
  readonly playerId: bigint
  readonly channelId: string
  readonly method: Deposit['method']
  readonly amountMinor: Minor
  readonly feeMinor: Minor
  readonly washPercent: number
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly confirmedAt: Date | null
}

type WithCode = { readonly code: AtmCode }
type MaybeCode = { readonly code: AtmCode | null }
type WithPayment = MaybeCode & { readonly payment: Payment }

/** A deposit order: what each state has, it has for certain. */
export type DepositOrder = Terms &
  (
    | { readonly state: 'requesting'; readonly code: null }
    | ({ readonly state: 'awaiting' } & WithCode)
    | ({ readonly state: 'confirmed'; readonly confirmedAt: Date } & WithCode)
    | ({ readonly state: 'cancelled' | 'failed' | 'timed_out' } & MaybeCode)
    | ({ readonly state: 'paid'; readonly reviewReason: ReviewReason | null } & WithPayment)
    | ({ readonly state: 'reviewing'; readonly reviewReason: ReviewReason } & WithPayment)
    | ({
        readonly state: 'rejected'
        readonly reviewReason: ReviewReason
        readonly rejectReason: string
      } & WithPayment)
  )

/** An order in which money arrived and waits for a person. */
export type ReviewingOrder = Extract<DepositOrder, { state: 'reviewing' }>

type Row = Selectable<Database['deposit_orders']>

/** Reads a row; the table's own constraints say that nothing a state needs is missing. */
export function toDepositOrder(row: Row): DepositOrder {
  const terms: Terms = {
    orderNo: row.order_no,
    playerId: row.player_id,
    channelId: row.channel_id,
    method: row.method,
    amountMinor: minor(row.amount_minor),
    feeMinor: minor(row.fee_minor),
    washPercent: row.wash_percent,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    confirmedAt: row.confirmed_at,
  }
  const code = codeOf(row)
  switch (row.state) {
    case 'requesting':
      return { ...terms, state: row.state, code: null }
    case 'awaiting':
      return { ...terms, state: row.state, code: present(code, row) }
    case 'confirmed':
      return {
        ...terms,
        state: row.state,
        code: present(code, row),
        confirmedAt: present(row.confirmed_at, row),
      }
    case 'cancelled':
    case 'failed':
    case 'timed_out':
      return { ...terms, state: row.state, code }
    case 'paid':
      return { ...terms, state: row.state, code, payment: paymentOf(row), reviewReason: row.review_reason }
    case 'reviewing':
      return {
        ...terms,
        state: row.state,
        code,
        payment: paymentOf(row),
        reviewReason: present(row.review_reason, row),
      }
    case 'rejected':
      return {
        ...terms,
        state: row.state,
        code,
        payment: paymentOf(row),
        reviewReason: present(row.review_reason, row),
        rejectReason: present(row.reject_reason, row),
      }
  }
}

function codeOf(row: Row): AtmCode | null {
  if (row.bank_code === null || row.bank_account === null || row.payable_until === null) return null
  return { bankCode: row.bank_code, account: row.bank_account, payableUntil: row.payable_until }
}

function paymentOf(row: Row): Payment {
  return {
    tradeNo: present(row.trade_no, row),
    amountMinor: minor(present(row.paid_minor, row)),
    paidAt: present(row.paid_at, row),
  }
}

function present<Value>(value: Value | null, row: { order_no: string; state: DepositState }): Value {
  if (value === null) throw new Error(`deposit ${row.order_no} is ${row.state} and lacks what that state has`)
  return value
}
