import { setTimeout as delay } from 'node:timers/promises'
import type { Pool } from '@gamehall/postgres'
import { connectDatabase } from '../connect-database.ts'
import { ServerClient } from '../faults/server-client.ts'
import type { BenchLine, BenchRun } from '../report.ts'
import { type Stack, startStack } from '../start-stack.ts'
import { readCpuTime } from '../transfer/cpu-time.ts'
import { untilLeft, watchEveryTable } from './watch-tables.ts'

const MEASURE_MS = 60_000
/** What a server does once after its start is over. */
const STARTED_MS = 20_000
/** Jobs that run every minute fall into one measurement or the next. */
const SLACK = 1.5

interface Work {
  /** CPU time of the server with the arcade in it, and of PostgreSQL. */
  readonly cpuMs: number
  /** Of the server alone. */
  readonly serverMs: number
  readonly transactions: number
}

/**
 * What the shared tables cost when nobody watches them (docs/decisions/0134): the work of a whole server in a minute before any table was
 * watched, so without a row of any, and after each was watched and left. Beside it the minute in which they were watched.
 */
export const run: BenchRun = async () => {
  const stack = await startStack()
  const pool = await connectDatabase(stack.dataFolder)
  try {
    await delay(STARTED_MS)
    const before = await workOf(stack, pool)
    const watchers = await watchEveryTable(new ServerClient(() => stack.url))
    const watched = await workOf(stack, pool)
    for (const watcher of watchers) watcher.close()
    await untilLeft(pool, watchers.length)
    const left = await workOf(stack, pool)
    return [
      ...report('watched', watched, before),
      ...report('left', left, before).map((line) => ({ ...line, atMost: SLACK })),
    ]
  } finally {
    await pool.end()
    await stack.stop()
  }
}

async function workOf(stack: Stack, pool: Pool): Promise<Work> {
  const before = await readSoFar(stack, pool)
  await delay(MEASURE_MS)
  const after = await readSoFar(stack, pool)
  return {
    cpuMs: after.cpuMs - before.cpuMs,
    serverMs: after.serverMs - before.serverMs,
    transactions: after.transactions - before.transactions,
  }
}

async function readSoFar({ pid }: Stack, pool: Pool): Promise<Work> {
  const cpu = readCpuTime(pid)
  if (cpu === undefined) throw new Error('there is no /proc')
  const { rows } = await pool.query<{ count: bigint }>(
    'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
  )
  return {
    cpuMs: cpu.serverMs + cpu.postgresMs,
    serverMs: cpu.serverMs,
    transactions: Number(rows[0]?.count ?? 0),
  }
}

const report = (state: string, work: Work, before: Work): BenchLine[] => [
  line(`CPU time a minute, tables ${state}`, work.cpuMs, before.cpuMs, 'ms'),
  line(`the server alone, tables ${state}`, work.serverMs, before.serverMs, 'ms'),
  line(`transactions a minute, tables ${state}`, work.transactions, before.transactions, ''),
]

const line = (label: string, figure: number, never: number, unit: string): BenchLine => ({
  label,
  figure,
  unit,
  against: { label: 'never watched', figure: never },
})
