import { createHmac, timingSafeEqual } from 'node:crypto'

export interface SignedParts {
  readonly timestamp: string
  readonly nonce: string
  /** The path below `provider/v1/`. */
  readonly operation: string
  readonly body: string | Buffer
}

/** Returns the HMAC-SHA256, in hex, over timestamp, nonce, operation and body, separated by line feeds. */
export function signRequest(secret: string, { timestamp, nonce, operation, body }: SignedParts): string {
  return createHmac('sha256', secret)
    .update(`${timestamp}\n${nonce}\n${operation}\n`)
    .update(body)
    .digest('hex')
}

/** Tells whether a signature is valid, in constant time. */
export function isValidSignature(secret: string, parts: SignedParts, signature: string): boolean {
  const expected = Buffer.from(signRequest(secret, parts))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}
