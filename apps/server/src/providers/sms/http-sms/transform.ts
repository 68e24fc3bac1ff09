import type { DeliveryResult } from '../../delivery-result.ts'
import type { Sms } from '../sms-sender.ts'
import { messageAccepted, messageRefused } from './types.ts'

const NEVER_SENT = new Set(['failed', 'undelivered', 'canceled'])

/** The form a message is sent in. */
export function toForm(sms: Sms, from: string): URLSearchParams {
  return new URLSearchParams({ To: sms.to, From: from, Body: sms.text })
}

/** Reads the vendor's answer. What is neither clearly accepted nor clearly refused is unknown. */
export function toDeliveryResult(httpStatus: number, body: unknown): DeliveryResult {
  if (httpStatus >= 500) return { status: 'unknown', reason: `http ${httpStatus}` }
  if (httpStatus >= 400) {
    const refused = messageRefused.safeParse(body)
    return {
      status: 'refused',
      reason: refused.success ? `vendor code ${refused.data.code}` : `http ${httpStatus}`,
    }
  }
  const accepted = messageAccepted.safeParse(body)
  if (httpStatus >= 300 || !accepted.success)
    return { status: 'unknown', reason: `http ${httpStatus}, unreadable` }
  const { sid, status, error_code } = accepted.data
  if (NEVER_SENT.has(status))
    return { status: 'refused', reason: `${status}, vendor code ${error_code ?? 'none'}` }
  return { status: 'sent', vendorId: sid }
}
