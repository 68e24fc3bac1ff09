import type { Clock } from '../../../platform/time/clock.ts'
import type { IssueCodeResult, NoticeVerdict, PaymentGateway } from '../payment-gateway.ts'
import { postGatewayForm } from './api.ts'
import { hasValidMac, type MacKeys } from './check-mac-value.ts'
import {
  decodeForm,
  fromCreateAnswer,
  fromNotice,
  fromQueryAnswer,
  toAtmRequest,
  toQueryRequest,
  toStoreRequest,
} from './transform.ts'
import type { GatewayFields } from './types.ts'

const DEFAULT_TIMEOUT_MS = 10_000

const NOTICE_ANSWERS: Readonly<Record<NoticeVerdict, string>> = {
  accepted: '1|OK',
  malformed: '0|Malformed',
  signature: '0|CheckMacValue',
  merchant: '0|Merchant',
  unknown_order: '0|OrderNotFound',
}

export interface AllInOneOptions {
  /** The gateway's URL and the callback URL; read for each call, because the port may be known only later. */
  readonly gatewayUrl: () => string
  readonly callbackUrl: () => string
  readonly merchantId: string
  readonly keys: MacKeys
  readonly clock: Clock
  readonly timeoutMs?: number
}

/** The all-in-one gateway of docs/protocols/gateway.md. */
export function createAllInOneGateway(options: AllInOneOptions): PaymentGateway {
  const { merchantId, keys, clock } = options
  const timeoutMs = options.timeoutMs ?? DEFAULT_TIMEOUT_MS
  const urlOf = (path: string) => new URL(path, `${options.gatewayUrl().replace(/\/$/, '')}/`)
  async function create(request: GatewayFields, orderNo: string): Promise<IssueCodeResult> {
    const result = await postGatewayForm(urlOf('Cashier/CreateOrder'), request, keys, timeoutMs)
    return result.kind === 'answer' ? fromCreateAnswer(result.fields, orderNo) : result
  }
  return {
    merchantId,
    issueAtmCode: (draft) => create(toAtmRequest(draft, merchantId, options.callbackUrl()), draft.orderNo),
    issueStoreCode: (draft) =>
      create(toStoreRequest(draft, merchantId, options.callbackUrl()), draft.orderNo),
    async queryOrder(orderNo) {
      const request = toQueryRequest(orderNo, merchantId, clock.now())
      const result = await postGatewayForm(urlOf('Cashier/QueryOrder'), request, keys, timeoutMs)
      return result.kind === 'answer' ? fromQueryAnswer(result.fields, orderNo) : result
    },
    answerNotice: (verdict) => NOTICE_ANSWERS[verdict],
    readNotice(rawBody) {
      const fields = decodeForm(rawBody)
      if (fields === null) return { ok: false, error: 'malformed' }
      if (!hasValidMac(fields, keys)) return { ok: false, error: 'signature' }
      const notice = fromNotice(fields)
      return notice === null ? { ok: false, error: 'malformed' } : { ok: true, notice }
    },
  }
}
