import { randomId } from '../storage/random-id.ts'
import { CallError } from './call-error.ts'

export type IntentKey = {
  /** The key to send with this payload. */
  keyFor(payload: unknown): string
  /** Tells how the try ended. */
  settle(error: unknown): void
}

/**
 * One idempotency key for one intent of a player: tries of the same payload share it until the hall has decided,
 * so that a retry after a lost answer cannot move money twice.
 */
export function createIntentKey(mint: () => string = randomId): IntentKey {
  let open: { readonly key: string; readonly payload: string } | undefined
  return {
    keyFor(payload) {
      const text = JSON.stringify(payload)
      if (open?.payload !== text) open = { key: mint(), payload: text }
      return open.key
    },
    settle(error) {
      const isOpen = error instanceof CallError && !error.isDecided
      if (!isOpen) open = undefined
    },
  }
}
