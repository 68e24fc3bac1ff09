import { createHmac, timingSafeEqual } from 'node:crypto'

/** A request is believed for this long before and after its timestamp. */
const MAX_SKEW_MS = 60_000

/** HMAC-SHA256 over the timestamp and the raw body, in lower-case hexadecimal (docs/protocols/signer.md). */
export const signRequest = (secret: string, timestamp: string, body: string): string =>
  createHmac('sha256', secret).update(`${timestamp}\n`).update(body).digest('hex')

/** Whether the holder of the secret made this request, about now. Compares in constant time. */
export function isSignedRequest(
  secret: string,
  request: { readonly timestamp: string; readonly body: string; readonly signature: string },
  now: Date,
): boolean {
  if (!/^\d{13}$/.test(request.timestamp)) return false
  if (Math.abs(now.getTime() - Number(request.timestamp)) > MAX_SKEW_MS) return false
  const expected = Buffer.from(signRequest(secret, request.timestamp, request.body))
  const given = Buffer.from(request.signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
