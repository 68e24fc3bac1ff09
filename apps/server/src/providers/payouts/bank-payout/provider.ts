import type { PayoutRail, SignedNotice } from '../payout-rail.ts'
import { callPayouts, type PayoutApiOptions } from './api.ts'
import { isSignedBy } from './signature.ts'
import { fromQueryAnswer, fromSendAnswer, toMinor, toSendBody, toStatus } from './transform.ts'
import { payoutReport, queryAnswer, sendAnswer } from './types.ts'

const DEFAULT_TIMEOUT_MS = 10_000
/** A payout that was handed over and is not there after this long never arrived. */
const NOT_FOUND_GRACE_MS = 120_000
/** A report older than this counts as a replay; its payout is inquired anyway. */
const STALE_AFTER_MS = 5 * 60_000

export interface BankPayoutOptions extends Omit<PayoutApiOptions, 'timeoutMs'> {
  readonly callbackUrl: () => string
  readonly timeoutMs?: number
}

/** A bank payout house (docs/protocols/payout.md). */
export function createBankPayout(options: BankPayoutOptions): PayoutRail {
  const api: PayoutApiOptions = { ...options, timeoutMs: options.timeoutMs ?? DEFAULT_TIMEOUT_MS }
  return {
    notFoundGraceMs: NOT_FOUND_GRACE_MS,
    async send(payout) {
      const answer = await callPayouts(api, 'payouts', toSendBody(payout, options.callbackUrl()), sendAnswer)
      return answer.kind === 'answer' ? fromSendAnswer(answer.data) : answer
    },
    async query(payout) {
      const answer = await callPayouts(api, 'payouts/query', { reference: payout.reference }, queryAnswer)
      return answer.kind === 'answer' ? fromQueryAnswer(answer.data, payout) : answer
    },
    readNotice: (notice) => readNotice(options, notice),
  }
}

function readNotice({ secret, clock }: BankPayoutOptions, { body, headers }: SignedNotice) {
  const timestamp = headers['x-payout-timestamp'] ?? ''
  const parts = { timestamp, nonce: headers['x-payout-nonce'] ?? '', operation: 'report', body }
  if (!isSignedBy(secret, parts, headers['x-payout-signature'] ?? '')) {
    return { ok: false, error: 'signature' } as const
  }
  if (!(Math.abs(clock.now().getTime() - Number(timestamp)) <= STALE_AFTER_MS)) {
    return { ok: false, error: 'stale' } as const
  }
  const report = payoutReport.safeParse(parse(body))
  if (!report.success) return { ok: false, error: 'malformed' } as const
  const { reference, amount } = report.data
  return {
    ok: true,
    notice: { reference, amountMinor: toMinor(amount), status: toStatus(report.data) },
  } as const
}

function parse(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString())
  } catch {
    return null
  }
}
