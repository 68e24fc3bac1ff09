const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/** Brings something over the network, asking again, ever more slowly, until it is here. */
export async function insist<T>(bring: () => Promise<T>): Promise<T> {
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
    try {
      return await bring()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, waitMs))
    }
  }
}
