import { createHmac, timingSafeEqual } from 'node:crypto'

export interface SignedParts {
  readonly timestamp: string
  readonly nonce: string
  /** The path below `provider/v1/`. */
  readonly operation: string
  readonly body: string | Buffer
}

/** HMAC-SHA256 over timestamp, nonce, operation and the body's bytes, one line each, in hex. */
export function signRequest(secret: string, { timestamp, nonce, operation, body }: SignedParts): string {
  return createHmac('sha256', secret)
    .update(`${timestamp}\n${nonce}\n${operation}\n`)
    .update(body)
    .digest('hex')
}

/** Compares in constant time; a signature of another length is a mismatch. */
export function isSignatureOf(secret: string, parts: SignedParts, signature: string): boolean {
  const expected = Buffer.from(signRequest(secret, parts))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
