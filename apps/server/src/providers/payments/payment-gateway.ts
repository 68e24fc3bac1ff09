import type { ConvenienceStore } from '@gamehall/contract/cashier'
import type { Minor } from '@gamehall/money'

/** A request for an ATM payment code. `orderNo` is ours (at most 20 alphanumerics) and never changes for an order. */
export interface AtmOrderDraft {
  readonly orderNo: string
  /** Whole TWD, in minor units. */
  readonly amountMinor: Minor
  readonly createdAt: Date
  /** Whole days the code stays payable, 1–60. */
  readonly expiresInDays: number
}

/** A request for a code that is paid at a convenience store's machine. */
export interface StoreOrderDraft {
  readonly orderNo: string
  /** Whole TWD, in minor units. */
  readonly amountMinor: Minor
  readonly createdAt: Date
  readonly store: ConvenienceStore
  /** Whole minutes the code stays payable, 1–43,200. */
  readonly expiresInMinutes: number
}

/** Where the player pays to. `payableUntil`: the gateway takes no money after it. */
export interface AtmCode {
  readonly kind: 'atm'
  readonly bankCode: string
  readonly account: string
  readonly payableUntil: Date
}

/** What the player types in at the store's machine. */
export interface StoreCode {
  readonly kind: 'cvs'
  readonly store: ConvenienceStore
  readonly code: string
  readonly payableUntil: Date
}

export type PaymentCode = AtmCode | StoreCode

/** Money that arrived, as the gateway states it. */
export interface Payment {
  /** The gateway's own number of the trade. */
  readonly tradeNo: string
  readonly amountMinor: Minor
  readonly paidAt: Date
}

/** Nothing is known: it may or may not have happened. Never a refusal. */
export interface UnknownAnswer {
  readonly kind: 'unknown'
  readonly cause: 'timeout' | 'unreachable' | 'nonsense'
}

export type IssueCodeResult =
  | { readonly kind: 'issued'; readonly code: PaymentCode }
  /** The gateway knows this number already: its order is to be queried. */
  | { readonly kind: 'duplicate' }
  | { readonly kind: 'refused'; readonly reason: string }
  | UnknownAnswer

export type QueryOrderResult =
  | { readonly kind: 'waiting'; readonly code: PaymentCode }
  | { readonly kind: 'paid'; readonly code: PaymentCode; readonly payment: Payment }
  | { readonly kind: 'not_found' }
  | UnknownAnswer

/** A callback whose signature holds. */
export interface PaymentNotice {
  readonly merchantId: string
  readonly orderNo: string
  readonly isPaid: boolean
  /** The gateway's test button: no money moved. */
  readonly isSimulated: boolean
  readonly payment: Payment
}

export type ReadNoticeResult =
  | { readonly ok: true; readonly notice: PaymentNotice }
  | { readonly ok: false; readonly error: 'malformed' | 'signature' }

/** What a gateway can do. Durations are whole days and minutes. */
export interface PaymentCapabilities {
  readonly methods: readonly ('atm' | 'cvs')[]
  readonly atmDays: { readonly min: number; readonly max: number }
  readonly storeMinutes: { readonly min: number; readonly max: number }
}

/** What became of a callback. Only `accepted` ends its repetition. */
export type NoticeVerdict = 'accepted' | 'malformed' | 'signature' | 'merchant' | 'unknown_order'

/** A payment gateway. Time-outs, broken connections and nonsense are values (`unknown`), never exceptions. */
export interface PaymentGateway {
  readonly merchantId: string
  issueAtmCode(draft: AtmOrderDraft): Promise<IssueCodeResult>
  issueStoreCode(draft: StoreOrderDraft): Promise<IssueCodeResult>
  queryOrder(orderNo: string): Promise<QueryOrderResult>
  /** Reads a callback from its raw body, checking the signature in constant time. */
  readNotice(rawBody: Buffer): ReadNoticeResult
  /** The body that tells the gateway what became of its callback. */
  answerNotice(verdict: NoticeVerdict): string
}
