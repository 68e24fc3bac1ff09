import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestContext, type TestContext } from '../../testing/index.ts'
import type { MovableClock } from './clock.ts'
import { HOUR_MS } from './durations.ts'
import { advanceServerClock, openServerClock } from './server-clock.ts'

let ctx: TestContext
let clock: MovableClock
beforeAll(async () => {
  ctx = await createTestContext()
  clock = await openServerClock(ctx.db, true)
})
afterAll(() => ctx.close())

describe('the server clock', () => {
  it('follows real time until it is moved, and keeps its offset over a restart', async () => {
    expect(clock.aheadMs).toBe(0)
    await advanceServerClock(ctx.db, clock, HOUR_MS)
    await advanceServerClock(ctx.db, clock, 2 * HOUR_MS)
    expect(clock.aheadMs).toBe(3 * HOUR_MS)
    expect((await openServerClock(ctx.db, true)).aheadMs).toBe(3 * HOUR_MS)
  })

  it('adds up concurrent moves of two processes, and returns the sum', async () => {
    const other = await openServerClock(ctx.db, true)
    const before = other.aheadMs
    await Promise.all([
      advanceServerClock(ctx.db, clock, HOUR_MS),
      advanceServerClock(ctx.db, other, HOUR_MS),
    ])
    expect((await openServerClock(ctx.db, true)).aheadMs).toBe(before + 2 * HOUR_MS)
    expect(Math.max(clock.aheadMs, other.aheadMs)).toBe(before + 2 * HOUR_MS)
  })

  it('is real time in live mode, despite a stored offset', async () => {
    expect((await openServerClock(ctx.db, false)).aheadMs).toBe(0)
  })
})
