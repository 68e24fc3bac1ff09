import { randomBytes, randomInt, randomUUID } from 'node:crypto'

/** The source of randomness, injected so that tests can control it. */
export interface Ids {
  uuid(): string
  /** An unguessable token: 256 bits, base64url. */
  token(): string
  /** `length` random decimal digits. */
  digits(length: number): string
  /** `length` random characters without look-alikes, for codes that people read. */
  code(length: number): string
}

const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export const randomIds: Ids = {
  uuid: () => randomUUID(),
  token: () => randomBytes(32).toString('base64url'),
  digits: (length) => Array.from({ length }, () => randomInt(10)).join(''),
  code: (length) =>
    Array.from({ length }, () => CODE_ALPHABET.charAt(randomInt(CODE_ALPHABET.length))).join(''),
}
