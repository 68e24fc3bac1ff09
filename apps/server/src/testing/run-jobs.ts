import { z } from 'zod'
import type { Job } from '../platform/jobs/job.ts'
import type { TestContext } from './create-test-context.ts'

/** Runs every listed job that is due, and those they enqueue, in order. Other jobs stay queued. */
export async function runJobs(ctx: TestContext, jobs: readonly Job[]): Promise<void> {
  const names = jobs.map(({ name }) => name)
  for (;;) {
    const { rows } = await ctx.pool.query<{ id: bigint; task_identifier: string }>(
      'select id, task_identifier from graphile_worker.jobs where task_identifier = any ($1) and run_at <= now() order by id limit 1',
      [names],
    )
    const next = rows[0]
    const job = jobs.find(({ name }) => name === next?.task_identifier)
    if (next === undefined || job === undefined) return
    const taken = await ctx.pool.query<{ payload: unknown }>(
      'select payload from graphile_worker._private_jobs where id = $1',
      [next.id],
    )
    await ctx.pool.query('select graphile_worker.complete_jobs(array[$1::bigint])', [next.id])
    await job.run(
      ctx,
      job.payload.parse(z.record(z.string(), z.unknown()).parse(taken.rows[0]?.payload)),
      ctx.clock.now(),
    )
  }
}
