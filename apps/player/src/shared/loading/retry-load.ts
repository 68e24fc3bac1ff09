import { NETWORK_ERROR_PATTERN } from './network-error-pattern.ts'

export const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

export const nextWait = (waitMs: number): number => Math.min(2 * waitMs, LONGEST_WAIT_MS)

/** Whether the error is a network failure and worth a retry. An error of loaded code would only repeat. */
export function isNetworkFailure(error: unknown): boolean {
  return error instanceof Error && NETWORK_ERROR_PATTERN.test(error.message)
}

/**
 * Loads over the network, retrying network failures with growing waits (1 s to 30 s), and at once when the browser comes
 * online. Rejects with any other error.
 */
export async function retryLoad<T>(load: () => Promise<T>): Promise<T> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = nextWait(waitMs)) {
    try {
      return await load()
    } catch (error) {
      if (!isNetworkFailure(error)) throw error
      await waitOrOnline(waitMs)
    }
  }
}

/** Waits, at most until the browser comes online. */
export function waitOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    addEventListener('online', done)
  })
}
