// A worker process of its own, for tests that kill one: worker-process.ts DATABASE_URL INTERVAL_MS DEAD_AFTER_MS
import { createPool } from '@gamehall/postgres'
import { pino } from 'pino'
import type { AppContext } from '../../context/app-context.ts'
import { systemClock } from '../../time/clock.ts'
import { defineJob } from '../job.ts'
import { startJobRunner } from '../job-runner.ts'
import { recordKind } from './record-job.ts'

const [url = '', intervalMs, deadAfterMs] = process.argv.slice(2)
const pool = createPool(url, { max: 2 })

/** Records which process ran it; with `endsIn: never` it does not end. */
const record = defineJob({
  ...recordKind,
  async run(_ctx, { name, endsIn }) {
    await pool.query('insert into job_runs (name, pid) values ($1, $2)', [name, process.pid])
    if (endsIn === 'never') await new Promise(() => {})
  },
})

await startJobRunner({ log: pino({ level: 'silent' }), clock: systemClock } as AppContext, [record], url, {
  intervalMs: Number(intervalMs),
  deadAfterMs: Number(deadAfterMs),
})
process.stdout.write('ready\n')
