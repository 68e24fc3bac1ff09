import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRateLimiter } from './rate-limit.ts'

describe('the calls of one key', () => {
  beforeEach(() => void vi.useFakeTimers({ now: 0 }))
  afterEach(() => void vi.useRealTimers())

  const allowed = async (isAllowed: (key: string) => Promise<boolean>, key: string, calls: number) => {
    let count = 0
    for (let n = 0; n < calls; n += 1) if (await isAllowed(key)) count += 1
    return count
  }

  it('are forty at once and twelve a second in the long run; another key has its own', async () => {
    const isAllowed = createRateLimiter()
    expect(await allowed(isAllowed, 'ann', 60)).toBe(40)
    expect(await allowed(isAllowed, 'bob', 1)).toBe(1)
    let count = 0
    for (let second = 1; second <= 60; second += 1) {
      vi.advanceTimersByTime(1_000)
      count += await allowed(isAllowed, 'ann', 60)
    }
    expect(count / 60).toBeGreaterThan(10)
    expect(count / 60).toBeLessThanOrEqual(12)
  })
})
