import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { createBatcher, createLedger, type Posting, type PostResult, pgRunner } from '@gamehall/ledger'
import {
  createDatabase,
  createPool,
  migrateSchema,
  type Pool,
  startEmbeddedPostgres,
} from '@gamehall/postgres'
import type { BenchLine } from '../report.ts'
import { type Measured, measure } from './measure.ts'
import { openPlayers, PLAYERS, transferMaker } from './workload.ts'

const SCHEMA = 'bench_ledger'
const ROUNDS = 3
const ROUND_MS = 3000
const SINGLE_CLIENTS = 8
const BATCHED_CALLERS = 1024
const FLOOR_PER_SECOND = 15_000

const ledger = createLedger({ schema: SCHEMA })

/** Posts by the given way with that many callers at once, each starting its next transfer when its last is answered. */
async function load(
  callers: number,
  post: (posting: Posting) => Promise<PostResult>,
  tag: string,
): Promise<Measured> {
  const next = transferMaker(tag)
  return measure(callers, ROUND_MS, async () => {
    const result = await post(next())
    if (!result.ok) throw new Error(`a funded transfer was refused: ${result.error}`)
  })
}

function merge(rounds: readonly Measured[]): Measured {
  return {
    count: rounds.reduce((total, round) => total + round.count, 0),
    elapsedMs: rounds.reduce((total, round) => total + round.elapsedMs, 0),
    latenciesMs: rounds.flatMap((round) => round.latenciesMs).sort((a, b) => a - b),
  }
}

function perSecond(measured: Measured): number {
  return (measured.count / measured.elapsedMs) * 1000
}

function quantile(measured: Measured, part: number): number {
  return measured.latenciesMs[Math.floor((measured.latenciesMs.length - 1) * part)] ?? Number.NaN
}

/** Re-sums the books and counts what was acknowledged against what is stored. */
async function verifyNothingLost(pool: Pool, acknowledged: number): Promise<void> {
  const report = await ledger.check(pgRunner(pool))
  const funding = PLAYERS
  if (!report.ok) throw new Error(`the books differ: ${JSON.stringify(report.differences.slice(0, 5))}`)
  if (report.counts.transfers !== acknowledged + funding)
    throw new Error(`${acknowledged + funding} transfers acknowledged, ${report.counts.transfers} stored`)
}

async function runOn(pool: Pool): Promise<BenchLine[]> {
  const sql = pgRunner(pool)
  const batcher = createBatcher(pool, { schema: SCHEMA })
  await openPlayers(ledger, sql, batcher)
  const singles: Measured[] = []
  const batches: Measured[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    singles.push(await load(SINGLE_CLIENTS, (posting) => ledger.post(sql, posting), `single/${round}`))
    batches.push(await load(BATCHED_CALLERS, batcher.post, `batch/${round}`))
  }
  await batcher.close()
  const single = merge(singles)
  const batched = merge(batches)
  await verifyNothingLost(pool, single.count + batched.count)
  const figure = perSecond(batched)
  return [
    {
      label: 'batched posting',
      figure,
      unit: '/s',
      against: { label: 'one call a transfer', figure: perSecond(single) },
      atLeast: 6,
    },
    {
      label: 'batched posting',
      figure,
      unit: '/s',
      against: { label: 'floor', figure: FLOOR_PER_SECOND },
      atLeast: 1,
    },
    {
      label: 'batched p50',
      figure: quantile(batched, 0.5),
      unit: 'ms',
      against: { label: 'one call a transfer', figure: quantile(single, 0.5) },
    },
    {
      label: 'batched p99',
      figure: quantile(batched, 0.99),
      unit: 'ms',
      against: { label: 'one call a transfer', figure: quantile(single, 0.99) },
    },
    { label: 'lost or invented', figure: 0, unit: `of ${single.count + batched.count} transfers` },
  ]
}

/** Batched posting against one call a transfer, on one embedded database with fsync on, in turns. */
export async function run(): Promise<BenchLine[]> {
  const dataDir = await mkdtemp(`${tmpdir()}/gamehall-bench-`)
  await chmod(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir })
  const pool = createPool(postgres.url, { max: SINGLE_CLIENTS })
  try {
    await migrateSchema(createDatabase(pool), { name: SCHEMA, migrations: ledger.migrations })
    return await runOn(pool)
  } finally {
    await pool.end()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
