import { createPool } from '@gamehall/postgres'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createTestClock, createTestContext, type TestContext } from '../../testing/index.ts'
import { defineJob } from './job.ts'
import type { EnqueueOptions } from './job-kind.ts'
import { type JobRunner, runDueJobs, startJobRunner } from './job-runner.ts'

const clock = createTestClock()
const seen: string[] = []
/** What the job does in the middle of its work. */
let during: () => Promise<void> = async () => {}

const note = defineJob({
  name: 'note',
  payload: z.object({ text: z.string() }),
  async run(_ctx, { text }) {
    await during()
    seen.push(text)
  },
})

let ctx: TestContext
let runner: JobRunner
beforeEach(async () => {
  ctx = await createTestContext({ clock })
  seen.length = 0
  during = async () => {}
  runner = await startJobRunner(ctx, [note], ctx.databaseUrl)
})
afterEach(async () => {
  await runner.stop()
  await ctx.close()
})

const leave = (text: string, options?: EnqueueOptions) =>
  ctx.db.transaction().execute((trx) => ctx.jobs.enqueue(trx, note, { text }, options))

/** Turns everybody away from the server's database, as its end would, or lets them in again. */
async function setOpen(isOpen: boolean): Promise<void> {
  const url = new URL(ctx.ownerUrl)
  const name = url.pathname.slice(1)
  url.pathname = '/postgres'
  const admin = createPool(url.href, { max: 1 })
  try {
    await admin.query(`alter database "${name}" with allow_connections ${isOpen}`)
    if (!isOpen)
      await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
  } finally {
    await admin.end()
  }
}

describe('the job runner', () => {
  it('runs queued jobs', async () => {
    await leave('one')
    await vi.waitFor(() => expect(seen).toEqual(['one']), { timeout: 5_000 })
  })

  it('recovers after the database goes down during a job', async () => {
    let isGone = false
    during = async () => {
      if (isGone) return
      isGone = true
      await setOpen(false)
    }
    await leave('before')
    await vi.waitFor(() => expect(seen).toEqual(['before']), { timeout: 5_000 })
    await setOpen(true)
    await leave('after')
    await vi.waitFor(() => expect(seen).toContain('after'), { timeout: 20_000 })
  }, 60_000)

  it('recovers after the database goes down during its start', async () => {
    await runner.stop()
    runner = await startJobRunner(ctx, [note], ctx.databaseUrl)
    await setOpen(false)
    await setOpen(true)
    await leave('after')
    await vi.waitFor(() => expect(seen).toContain('after'), { timeout: 40_000 })
  }, 60_000)

  it('runs the jobs that a clock move makes due, and no later ones', async () => {
    const inHours = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000)
    await leave('in an hour', { runAt: inHours(1) })
    await leave('in three hours', { runAt: inHours(3) })
    clock.advance(2 * 3_600_000)
    await runDueJobs(ctx, [note], 2 * 3_600_000)
    await vi.waitFor(() => expect(seen).toEqual(['in an hour']), { timeout: 5_000 })
  })
})
