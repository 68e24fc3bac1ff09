import { randomBytes, randomUUID } from 'node:crypto'

/** Randomness for the arcade's seeds and identifiers. */
export const arcadeIds = {
  uuid: () => randomUUID(),
  bytes: (count: number) => new Uint8Array(randomBytes(count)),
}
