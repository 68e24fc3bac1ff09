import { EventEmitter } from 'node:events'
import type { WorkerPool } from 'graphile-worker'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { limitWakeUps } from './limit-wake-ups.ts'

let woken: number[]
let pool: Pick<WorkerPool, 'nudge'>
let events: EventEmitter
beforeEach(() => {
  vi.useFakeTimers()
  woken = []
  pool = { nudge: (count) => woken.push(count) }
  events = new EventEmitter()
  limitWakeUps(events, 100)
  events.emit('pool:create', { workerPool: pool })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('wake-ups of workers', () => {
  it('wakes at once, and for what follows together at the end of the interval', () => {
    for (const count of [2, 1, 4]) pool.nudge(count)
    expect(woken).toEqual([2])
    vi.advanceTimersByTime(100)
    expect(woken).toEqual([2, 5])
    pool.nudge(3)
    expect(woken).toEqual([2, 5])
    vi.advanceTimersByTime(100)
    expect(woken).toEqual([2, 5, 3])
  })

  it('wakes at once again after an interval without a call', () => {
    pool.nudge(1)
    vi.advanceTimersByTime(100)
    pool.nudge(1)
    expect(woken).toEqual([1, 1])
  })

  it.each(['pool:gracefulShutdown', 'pool:forcefulShutdown'])('wakes nobody after %s', (ending) => {
    pool.nudge(1)
    pool.nudge(1)
    events.emit(ending, { workerPool: pool })
    pool.nudge(1)
    vi.advanceTimersByTime(1_000)
    expect(woken).toEqual([1])
  })
})
