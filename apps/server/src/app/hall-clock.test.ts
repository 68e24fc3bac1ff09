import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MovableClock } from '../core/clock.ts'
import { createTestHall, type TestHall } from '../testing/index.ts'
import { moveHallClock, openHallClock } from './hall-clock.ts'

const HOUR_MS = 3_600_000

let hall: TestHall
let clock: MovableClock
beforeAll(async () => {
  hall = await createTestHall()
  clock = await openHallClock(hall.db, true)
})
afterAll(() => hall.close())

describe('the server clock', () => {
  it('follows real time until it is moved, and keeps its offset over a restart', async () => {
    expect(clock.aheadMs).toBe(0)
    await moveHallClock(hall.db, clock, HOUR_MS)
    await moveHallClock(hall.db, clock, 2 * HOUR_MS)
    expect(clock.aheadMs).toBe(3 * HOUR_MS)
    expect((await openHallClock(hall.db, true)).aheadMs).toBe(3 * HOUR_MS)
  })

  it('adds up concurrent moves of two processes, and returns the sum', async () => {
    const other = await openHallClock(hall.db, true)
    const before = other.aheadMs
    await Promise.all([moveHallClock(hall.db, clock, HOUR_MS), moveHallClock(hall.db, other, HOUR_MS)])
    expect((await openHallClock(hall.db, true)).aheadMs).toBe(before + 2 * HOUR_MS)
    expect(Math.max(clock.aheadMs, other.aheadMs)).toBe(before + 2 * HOUR_MS)
  })

  it('is real time in live mode, despite a stored offset', async () => {
    expect((await openHallClock(hall.db, false)).aheadMs).toBe(0)
  })
})
