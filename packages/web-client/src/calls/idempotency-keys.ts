import { randomId } from '../storage/random-id.ts'
import { CallError } from './call-error.ts'

export type IdempotencyKeys = {
  /** Returns the key to send with this payload. */
  keyFor(payload: unknown): string
  /** Reports the result of the attempt; undefined for success. */
  settle(error: unknown): void
}

/**
 * Creates idempotency keys, one per intent of the player: attempts with the same payload share a key until the server gives a
 * final decision, so that a retry after a lost response cannot move money twice.
 */
export function createIdempotencyKeys(createKey: () => string = randomId): IdempotencyKeys {
  let open: { readonly key: string; readonly payload: string } | undefined
  return {
    keyFor(payload) {
      const text = JSON.stringify(payload)
      if (open?.payload !== text) open = { key: createKey(), payload: text }
      return open.key
    },
    settle(error) {
      const isOpen = error instanceof CallError && !error.isConclusive
      if (!isOpen) open = undefined
    },
  }
}
