import type { ConvenienceStore } from '@gamehall/contract/cashier'
import { z } from 'zod'

/** A message of the gateway, decoded from its form: every value is text. */
export type GatewayFields = Readonly<Record<string, string>>

/** The RtnCodes that the server interprets. */
export const RTN_CODES = {
  paid: '1',
  atmCodeIssued: '2',
  storeCodeIssued: '10100073',
  duplicateTradeNo: '10300028',
} as const

/** The gateway's name of each store. */
export const STORE_NAMES: Readonly<Record<ConvenienceStore, string>> = {
  ibon: 'IBON',
  family: 'FAMILY',
  hilife: 'HILIFE',
  ok: 'OK',
}

export const TRADE_STATUSES = { waiting: '0', paid: '1', notFound: '10200047' } as const

const wholeAmount = z.string().regex(/^[1-9]\d{0,9}$/)
const stamp = z.string().regex(/^\d{4}\/\d{2}\/\d{2} \d{2}:\d{2}:\d{2}$/)
const day = z.string().regex(/^\d{4}\/\d{2}\/\d{2}$/)
const text = z.string().regex(/^\P{Cc}{1,100}$/u)

export const atmCodeFields = z.object({
  BankCode: z.string().regex(/^\d{3}$/),
  vAccount: z.string().regex(/^\d{10,20}$/),
  ExpireDate: day,
})

/** The last second at which a store code can be paid. */
export const storeCodeFields = z.object({
  PaymentNo: z.string().regex(/^[A-Z0-9]{8,20}$/),
  ChooseSubPayment: text,
  ExpireDate: stamp,
})

/** The answer to a create request; the code's own fields come with RtnCode 2 or 10100073. */
export const createAnswer = z.object({
  MerchantID: text,
  MerchantTradeNo: text,
  RtnCode: text,
  RtnMsg: z.string().max(200),
})

export const queryAnswer = z.object({ MerchantID: text, MerchantTradeNo: text, TradeStatus: text })

export const paidFields = z.object({ TradeNo: text, TradeAmt: wholeAmount, PaymentDate: stamp })

/** A callback about a trade. */
export const noticeFields = paidFields.extend({
  MerchantID: text,
  MerchantTradeNo: text,
  RtnCode: text,
  SimulatePaid: z.enum(['0', '1']),
})
