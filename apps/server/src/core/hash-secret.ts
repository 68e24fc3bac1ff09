import { createHash, timingSafeEqual } from 'node:crypto'

/** SHA-256 of a high-entropy secret (tokens, one-time codes): what rests in the database instead of it. */
export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Compares in constant time; other lengths are simply unequal. */
export function equalSecrets(a: Uint8Array, b: Uint8Array): boolean {
  return a.length === b.length && timingSafeEqual(a, b)
}
