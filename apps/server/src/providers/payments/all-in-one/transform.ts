import { CONVENIENCE_STORES } from '@gamehall/contract/cashier'
import { formatWireAmount, type Minor, minorPerUnit, parseMoney } from '@gamehall/money'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { formatTaiwanDateTime, taiwanDayStart } from '../../../platform/time/taiwan-time.ts'
import type {
  AtmCode,
  AtmOrderDraft,
  IssueCodeResult,
  Payment,
  PaymentCode,
  PaymentNotice,
  QueryOrderResult,
  StoreCode,
  StoreOrderDraft,
  UnknownAnswer,
} from '../payment-gateway.ts'
import {
  atmCodeFields,
  createAnswer,
  type GatewayFields,
  noticeFields,
  paidFields,
  queryAnswer,
  RTN_CODES,
  STORE_NAMES,
  storeCodeFields,
  TRADE_STATUSES,
} from './types.ts'

const NONSENSE: UnknownAnswer = { kind: 'unknown', cause: 'nonsense' }

/** A form body as fields; null when it is not UTF-8, is empty, or names a field twice. */
export function decodeForm(raw: Buffer): GatewayFields | null {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(raw)
  } catch {
    return null
  }
  const fields: [string, string][] = [...new URLSearchParams(text)]
  const names = new Set(fields.map(([name]) => name))
  return fields.length > 0 && names.size === fields.length ? Object.fromEntries(fields) : null
}

/** The fields of a request for an ATM account, unsigned. */
export const toAtmRequest = (
  draft: AtmOrderDraft,
  merchantId: string,
  callbackUrl: string,
): GatewayFields => ({
  ...toCreateRequest(draft, merchantId, callbackUrl),
  ChoosePayment: 'ATM',
  ExpireDate: String(draft.expiresInDays),
})

/** The fields of a request for a store code, unsigned. */
export const toStoreRequest = (
  draft: StoreOrderDraft,
  merchantId: string,
  callbackUrl: string,
): GatewayFields => ({
  ...toCreateRequest(draft, merchantId, callbackUrl),
  ChoosePayment: 'CVS',
  ChooseSubPayment: STORE_NAMES[draft.store],
  StoreExpireDate: String(draft.expiresInMinutes),
})

function toCreateRequest(
  draft: Pick<AtmOrderDraft, 'orderNo' | 'createdAt' | 'amountMinor'>,
  merchantId: string,
  callbackUrl: string,
): GatewayFields {
  return {
    MerchantID: merchantId,
    MerchantTradeNo: draft.orderNo,
    MerchantTradeDate: formatTaiwanDateTime(draft.createdAt),
    PaymentType: 'aio',
    TotalAmount: toWholeDollars(draft.amountMinor),
    TradeDesc: 'deposit',
    ItemName: 'deposit',
    ReturnURL: callbackUrl,
    EncryptType: '1',
  }
}

export function toQueryRequest(orderNo: string, merchantId: string, at: Date): GatewayFields {
  return {
    MerchantID: merchantId,
    MerchantTradeNo: orderNo,
    TimeStamp: String(Math.floor(at.getTime() / 1000)),
  }
}

/** What a signed answer to a create request means. */
export function fromCreateAnswer(fields: GatewayFields, orderNo: string): IssueCodeResult {
  const answer = createAnswer.safeParse(fields)
  if (!answer.success || answer.data.MerchantTradeNo !== orderNo) return NONSENSE
  if (answer.data.RtnCode === RTN_CODES.duplicateTradeNo) return { kind: 'duplicate' }
  if (answer.data.RtnCode !== RTN_CODES.atmCodeIssued && answer.data.RtnCode !== RTN_CODES.storeCodeIssued) {
    return { kind: 'refused', reason: `${answer.data.RtnCode} ${answer.data.RtnMsg}`.trim() }
  }
  const code = readCode(fields)
  return code === null ? NONSENSE : { kind: 'issued', code }
}

/** What a signed answer to a query means. */
export function fromQueryAnswer(fields: GatewayFields, orderNo: string): QueryOrderResult {
  const answer = queryAnswer.safeParse(fields)
  if (!answer.success || answer.data.MerchantTradeNo !== orderNo) return NONSENSE
  const status = answer.data.TradeStatus
  if (status === TRADE_STATUSES.notFound) return { kind: 'not_found' }
  const code = readCode(fields)
  if (code === null) return NONSENSE
  if (status === TRADE_STATUSES.waiting) return { kind: 'waiting', code }
  const payment = status === TRADE_STATUSES.paid ? readPayment(fields) : null
  return payment === null ? NONSENSE : { kind: 'paid', code, payment }
}

/** Parses a callback; null when a field is missing or invalid. */
export function fromNotice(fields: GatewayFields): PaymentNotice | null {
  const notice = noticeFields.safeParse(fields)
  const payment = readPayment(fields)
  if (!notice.success || payment === null) return null
  return {
    merchantId: notice.data.MerchantID,
    orderNo: notice.data.MerchantTradeNo,
    isPaid: notice.data.RtnCode === RTN_CODES.paid,
    isSimulated: notice.data.SimulatePaid === '1',
    payment,
  }
}

function readCode(fields: GatewayFields): PaymentCode | null {
  return 'PaymentNo' in fields ? readStoreCode(fields) : readAtmCode(fields)
}

function readStoreCode(fields: GatewayFields): StoreCode | null {
  const code = storeCodeFields.safeParse(fields)
  if (!code.success) return null
  const store = CONVENIENCE_STORES.find((one) => STORE_NAMES[one] === code.data.ChooseSubPayment)
  const payableUntil = fromStamp(code.data.ExpireDate)
  if (store === undefined || payableUntil === null) return null
  return { kind: 'cvs', store, code: code.data.PaymentNo, payableUntil }
}

function readAtmCode(fields: GatewayFields): AtmCode | null {
  const code = atmCodeFields.safeParse(fields)
  if (!code.success) return null
  const lastDay = taiwanDayStart(code.data.ExpireDate.replaceAll('/', '-'))
  if (Number.isNaN(lastDay.getTime())) return null
  return {
    kind: 'atm',
    bankCode: code.data.BankCode,
    account: code.data.vAccount,
    payableUntil: new Date(lastDay.getTime() + DAY_MS - 1),
  }
}

function readPayment(fields: GatewayFields): Payment | null {
  const paid = paidFields.safeParse(fields)
  if (!paid.success) return null
  const amount = parseMoney(paid.data.TradeAmt, 'TWD')
  const paidAt = fromStamp(paid.data.PaymentDate)
  if (!amount.ok || paidAt === null) return null
  return { tradeNo: paid.data.TradeNo, amountMinor: amount.minor, paidAt }
}

/** `yyyy/MM/dd HH:mm:ss` in Taiwan. */
function fromStamp(stamp: string): Date | null {
  const at = new Date(`${stamp.replaceAll('/', '-').replace(' ', 'T')}+08:00`)
  return Number.isNaN(at.getTime()) ? null : at
}

function toWholeDollars(amount: Minor): string {
  if (amount % minorPerUnit('TWD') !== 0n) throw new RangeError('the gateway takes whole dollars only')
  return formatWireAmount(amount, 'TWD').split('.')[0] ?? ''
}
