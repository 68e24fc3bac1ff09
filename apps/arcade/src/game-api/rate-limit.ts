import type { Clock } from '../arcade-context.ts'

const CALLS_PER_SECOND = 12
const BURST = 40
const MAX_KEYS = 50_000

/** Creates a token-bucket rate limiter. The returned function takes a key and tells whether its call is allowed. State is per process. */
export function createRateLimiter(clock: Clock): (key: string) => boolean {
  const buckets = new Map<string, { calls: number; at: number }>()
  return (key) => {
    const at = clock.now().getTime()
    const bucket = buckets.get(key) ?? { calls: BURST, at }
    const refilled = Math.min(BURST, bucket.calls + (Math.max(0, at - bucket.at) / 1000) * CALLS_PER_SECOND)
    buckets.delete(key)
    if (buckets.size >= MAX_KEYS) buckets.delete(buckets.keys().next().value ?? '')
    buckets.set(key, { calls: Math.max(0, refilled - 1), at })
    return refilled >= 1
  }
}
