import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestContext, type TestContext } from '../../testing/index.ts'
import { recordKind } from './testing/record-job.ts'
import { HEARTBEAT_TIMES } from './worker-heartbeat.ts'

const INTERVAL_MS = 100
const DEAD_AFTER_MS = 1_000
const PATIENCE = { timeout: 15_000, interval: 50 }

let ctx: TestContext
const workers = new Set<ChildProcess>()
beforeEach(async () => {
  ctx = await createTestContext()
  await ctx.pool.query('create table job_runs (name text, pid int)')
})
afterEach(async () => {
  await Promise.all([...workers].map(kill))
  await ctx.close()
})

async function startWorker(): Promise<ChildProcess & { pid: number }> {
  const script = join(import.meta.dirname, 'testing/worker-process.ts')
  const args = [script, ctx.databaseUrl, String(INTERVAL_MS), String(DEAD_AFTER_MS)]
  const worker = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  workers.add(worker)
  if (worker.stdout === null || worker.pid === undefined) throw new Error('the worker did not start')
  await once(worker.stdout, 'data')
  return Object.assign(worker, { pid: worker.pid })
}

async function kill(worker: ChildProcess): Promise<void> {
  workers.delete(worker)
  const ended = once(worker, 'exit')
  if (worker.kill('SIGKILL')) await ended
}

const enqueue = (name: string, endsIn: 'never' | 'a moment') =>
  ctx.db.transaction().execute((trx) => ctx.jobs.enqueue(trx, recordKind, { name, endsIn }))

const runsOf = async (name: string): Promise<number[]> =>
  (await ctx.pool.query('select pid from job_runs where name = $1', [name])).rows.map(({ pid }) => pid)

/** Long enough that a worker without a heartbeat would have been taken for dead, twice over. */
async function untilHeartbeatsHavePassed(): Promise<void> {
  const { rows } = await ctx.pool.query('select clock_timestamp() as now')
  await vi.waitFor(async () => {
    const beats = await ctx.pool.query(
      `select 1 from job_workers where heartbeat_at > $1::timestamptz + $2 * interval '1 millisecond'`,
      [rows[0].now, 2 * DEAD_AFTER_MS],
    )
    expect(beats.rowCount).toBeGreaterThan(0)
  }, PATIENCE)
}

describe('worker heartbeats', () => {
  it('a live worker keeps its job when another process starts; a dead worker’s job runs again', async () => {
    const first = await startWorker()
    await enqueue('long', 'never')
    await vi.waitFor(async () => expect(await runsOf('long')).toEqual([first.pid]), PATIENCE)
    const second = await startWorker()
    await untilHeartbeatsHavePassed()
    expect(await runsOf('long')).toEqual([first.pid])

    await kill(first)
    await vi.waitFor(async () => expect(await runsOf('long')).toEqual([first.pid, second.pid]), PATIENCE)
  }, 60_000)

  it('when one of three processes is killed, only its jobs run again', async () => {
    const started = [await startWorker(), await startWorker(), await startWorker()]
    const names = Array.from({ length: 12 }, (_, index) => `job ${index}`)
    for (const name of names) await enqueue(name, 'never')
    await vi.waitFor(async () => {
      const ran = await Promise.all(names.map(runsOf))
      expect(ran.every(({ length }) => length === 1)).toBe(true)
    }, PATIENCE)
    const before = new Map(await Promise.all(names.map(async (name) => [name, await runsOf(name)] as const)))
    // Whoever holds the first job dies: at least that one has to run again.
    const victim = started.find(({ pid }) => pid === before.get('job 0')?.[0])
    if (victim === undefined) throw new Error('nobody ran the first job')

    await kill(victim)
    await vi.waitFor(async () => {
      for (const name of names) {
        const [pid] = before.get(name) ?? []
        expect(await runsOf(name)).toHaveLength(pid === victim.pid ? 2 : 1)
      }
    }, PATIENCE)
    await untilHeartbeatsHavePassed()
    for (const name of names) {
      const [pid] = before.get(name) ?? []
      expect(await runsOf(name)).toHaveLength(pid === victim.pid ? 2 : 1)
    }
  }, 60_000)

  it('re-runs a dead worker’s jobs within a minute', () => {
    const pollMs = 1_000
    expect(HEARTBEAT_TIMES.deadAfterMs + HEARTBEAT_TIMES.intervalMs + pollMs).toBeLessThan(60_000)
    expect(HEARTBEAT_TIMES.deadAfterMs).toBeGreaterThan(4 * HEARTBEAT_TIMES.intervalMs)
  })
})
