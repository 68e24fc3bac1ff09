import { createHmac, timingSafeEqual } from 'node:crypto'

interface Parts {
  readonly timestamp: string
  readonly nonce: string
  readonly operation: string
  readonly body: string
}

/** Signs a request by docs/protocols/payout.md. */
export const signPayout = (secret: string, { timestamp, nonce, operation, body }: Parts): string =>
  createHmac('sha256', secret).update(`${timestamp}\n${nonce}\n${operation}\n${body}`).digest('hex')

export function hasValidPayoutSignature(secret: string, parts: Parts, signature: string): boolean {
  const expected = Buffer.from(signPayout(secret, parts))
  const given = Buffer.from(signature)
  return given.length === expected.length && timingSafeEqual(given, expected)
}
