import { createHmac, timingSafeEqual } from 'node:crypto'

export interface SignedParts {
  /** Milliseconds since 1970, as text. */
  readonly timestamp: string
  readonly nonce: string
  /** The operation, such as `payouts` or `report`. */
  readonly operation: string
  readonly body: string | Buffer
}

/** HMAC-SHA256 over timestamp, nonce, operation and the raw body, in lower-case hex (docs/protocols/payout.md). */
export function signPayout(secret: string, { timestamp, nonce, operation, body }: SignedParts): string {
  return createHmac('sha256', secret)
    .update(`${timestamp}\n${nonce}\n${operation}\n`)
    .update(body)
    .digest('hex')
}

/** Compares in constant time; a signature of another length is a wrong one. */
export function isSignedBy(secret: string, parts: SignedParts, signature: string): boolean {
  const expected = Buffer.from(signPayout(secret, parts))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
