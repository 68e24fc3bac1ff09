import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import type { AppContext } from '../context/app-context.ts'
import { systemClock } from '../time/clock.ts'
import { defineJob } from './job.ts'
import { startPeriodicJobs } from './start-periodic-jobs.ts'

const lines: string[] = []
const log = pino({ level: 'error' }, { write: (line) => lines.push(line) })
const ctx = { log, clock: systemClock } as AppContext

const every = (everyMs: number | undefined, run: () => Promise<void>) =>
  defineJob({ name: 'count', payload: z.object({}), ...(everyMs !== undefined && { everyMs }), run })

it('runs a job again and again, logs one that fails, and leaves jobs without an interval alone', async () => {
  let runs = 0
  const other = vi.fn(async () => {})
  const failing = every(1, async () => {
    runs += 1
    if (runs === 1) throw new Error('the database is away')
  })
  const periodic = startPeriodicJobs(ctx, [failing, every(undefined, other)])
  await vi.waitFor(() => expect(runs).toBeGreaterThan(3))
  await periodic.stop()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain('the database is away')
  expect(other).not.toHaveBeenCalled()
})

it('runs a job once at a time, and a stop waits for the run in progress', async () => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  const running = { now: 0, most: 0, ended: 0 }
  const slow = every(1, async () => {
    running.now += 1
    running.most = Math.max(running.most, running.now)
    await gate
    running.now -= 1
    running.ended += 1
  })
  const periodic = startPeriodicJobs(ctx, [slow])
  await vi.waitFor(() => expect(running.now).toBe(1))
  const stopped = periodic.stop()
  open()
  await stopped
  expect(running).toEqual({ now: 0, most: 1, ended: 1 })
})
