import { BurstyRateLimiter, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** Ten calls a second, and thirty more in any fifteen seconds: at most twelve a second in the long run. */
const STEADY = { keyPrefix: 'steady', points: 10, duration: 1 }
const BURST = { keyPrefix: 'burst', points: 30, duration: 15 }

/** Creates a rate limiter. The returned function takes a key and returns whether its call is allowed. State is per process. */
export function createRateLimiter(): (key: string) => Promise<boolean> {
  const limiter = new BurstyRateLimiter(new RateLimiterMemory(STEADY), new RateLimiterMemory(BURST))
  return (key) => tryConsume(limiter, key)
}

/** Counts a point of `key`. Returns false when none is left. */
export async function tryConsume(
  limiter: { consume(key: string): Promise<unknown> },
  key: string,
): Promise<boolean> {
  try {
    await limiter.consume(key)
    return true
  } catch (rejected) {
    if (rejected instanceof RateLimiterRes) return false
    throw rejected
  }
}
