import type { ConvenienceStore, Deposit } from '@gamehall/contract/cashier'
import { type Minor, minor } from '@gamehall/money'
import type { Selectable } from 'kysely'
import type { Payment, PaymentCode } from '../../../providers/payments/index.ts'
import type { RateE4 } from '../../wallet/index.ts'
import type { CashierTables } from '../tables.ts'
import type { DepositState } from './deposit-states.ts'

export type ReviewReason = NonNullable<Deposit['review_reason']>

interface Terms {
  readonly orderNo: string
  readonly playerId: bigint
  readonly channelId: string
  /** The payment gateway that the order was opened at; unused for USDT. */
  readonly gateway: string
  readonly method: Deposit['method']
  /** Of a store order. */
  readonly store: ConvenienceStore | null
  readonly amountMinor: Minor
  readonly feeMinor: Minor
  readonly turnoverPercent: number
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly confirmedAt: Date | null
}

/** Address, USDT amount and locked rate of a USDT order. */
export interface UsdtPaymentCode {
  readonly kind: 'usdt'
  readonly address: string
  readonly rateE4: RateE4
  readonly payMinor: Minor
  readonly payableUntil: Date
}
export type DepositPaymentCode = PaymentCode | UsdtPaymentCode

type WithCode = { readonly code: DepositPaymentCode }
type MaybeCode = { readonly code: DepositPaymentCode | null }
/** `payment.amountMinor` is in TWD; `actualPayMinor` in USDT. */
type WithPayment = MaybeCode & { readonly payment: Payment; readonly actualPayMinor: Minor | null }

/** A deposit order, discriminated by state. */
export type DepositOrder = Terms &
  (
    | { readonly state: 'requesting'; readonly code: null }
    | ({ readonly state: 'awaiting' } & WithCode)
    | ({ readonly state: 'confirmed'; readonly confirmedAt: Date } & WithCode)
    | ({ readonly state: 'cancelled' | 'failed' | 'timed_out' } & MaybeCode)
    | ({ readonly state: 'paid'; readonly reviewReason: ReviewReason | null } & WithPayment)
    | ({ readonly state: 'reviewing'; readonly reviewReason: ReviewReason } & WithPayment)
    | ({
        readonly state: 'rejected' | 'refunded'
        readonly reviewReason: ReviewReason
        readonly rejectReason: string
      } & WithPayment)
  )

/** An order whose payment needs manual review. */
export type ReviewingOrder = Extract<DepositOrder, { state: 'reviewing' }>

type Row = Selectable<CashierTables['deposit_orders']>

/** Parses a row. The table's constraints guarantee the columns that each state needs. */
export function toDepositOrder(row: Row): DepositOrder {
  const terms: Terms = {
    orderNo: row.order_no,
    playerId: row.player_id,
    channelId: row.channel_id,
    gateway: row.gateway,
    method: row.method,
    store: row.store,
    amountMinor: minor(row.amount_minor),
    feeMinor: minor(row.fee_minor),
    turnoverPercent: row.wash_percent,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    confirmedAt: row.confirmed_at,
  }
  const code = parseCode(row)
  switch (row.state) {
    case 'requesting':
      return { ...terms, state: row.state, code: null }
    case 'awaiting':
      return { ...terms, state: row.state, code: requireColumn(code, row) }
    case 'confirmed':
      return {
        ...terms,
        state: row.state,
        code: requireColumn(code, row),
        confirmedAt: requireColumn(row.confirmed_at, row),
      }
    case 'cancelled':
    case 'failed':
    case 'timed_out':
      return { ...terms, state: row.state, code }
    case 'paid':
      return { ...terms, state: row.state, code, ...parsePayment(row), reviewReason: row.review_reason }
    case 'reviewing':
      return {
        ...terms,
        state: row.state,
        code,
        ...parsePayment(row),
        reviewReason: requireColumn(row.review_reason, row),
      }
    case 'rejected':
    case 'refunded':
      return {
        ...terms,
        state: row.state,
        code,
        ...parsePayment(row),
        reviewReason: requireColumn(row.review_reason, row),
        rejectReason: requireColumn(row.reject_reason, row),
      }
  }
}

function parseCode(row: Row): DepositPaymentCode | null {
  const { payable_until: payableUntil } = row
  if (payableUntil === null) return null
  switch (row.method) {
    case 'atm':
      return {
        kind: 'atm',
        bankCode: requireColumn(row.bank_code, row),
        account: requireColumn(row.bank_account, row),
        payableUntil,
      }
    case 'cvs':
      return {
        kind: 'cvs',
        store: requireColumn(row.store, row),
        code: requireColumn(row.store_code, row),
        payableUntil,
      }
    case 'usdt':
      return {
        kind: 'usdt',
        address: requireColumn(row.address, row),
        rateE4: requireColumn(row.rate_e4, row),
        payMinor: minor(requireColumn(row.pay_minor, row)),
        payableUntil,
      }
  }
}

function parsePayment(row: Row): Pick<WithPayment, 'payment' | 'actualPayMinor'> {
  return {
    payment: {
      tradeNo: requireColumn(row.trade_no, row),
      amountMinor: minor(requireColumn(row.paid_minor, row)),
      paidAt: requireColumn(row.paid_at, row),
    },
    actualPayMinor: row.actual_pay_minor === null ? null : minor(row.actual_pay_minor),
  }
}

function requireColumn<Value>(value: Value | null, row: { order_no: string; state: DepositState }): Value {
  if (value === null)
    throw new Error(`deposit ${row.order_no} is ${row.state} and lacks a column that the state requires`)
  return value
}
