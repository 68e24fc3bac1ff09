import { z } from 'zod'
import type { DeliveryResult } from '../../delivery-result.ts'

/** A nodemailer failure, without its message, which may contain the address. */
const smtpFailure = z.object({
  code: z.string().default('unknown failure'),
  originalCode: z.string().optional(),
  timeoutType: z.string().optional(),
  responseCode: z.number().optional().catch(undefined),
})

/** Failures before a message can have left: no name, no connection, no greeting, no login. */
const NEVER_LEFT = new Set([
  'EDNS',
  'EAUTH',
  'EENVELOPE',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CONNECTION_TIMEOUT',
  'GREETING_TIMEOUT',
])

/** Reads a failed sending. A reply of the server is a refusal; silence after the connection stood is unknown. */
export function toDeliveryFailure(error: unknown): DeliveryResult {
  const parsed = smtpFailure.safeParse(error)
  if (!parsed.success) return { status: 'unknown', reason: 'unreadable failure' }
  const { code, originalCode, timeoutType, responseCode } = parsed.data
  if (responseCode !== undefined) return { status: 'refused', reason: `smtp ${responseCode}` }
  const neverLeft = [code, originalCode, timeoutType].find(
    (mark) => mark !== undefined && NEVER_LEFT.has(mark),
  )
  return neverLeft === undefined
    ? { status: 'unknown', reason: originalCode ?? code }
    : { status: 'refused', reason: neverLeft }
}
