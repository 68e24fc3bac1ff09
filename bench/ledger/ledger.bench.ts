import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { createLedger, type Posting, type PostResult, pgRunner, type SqlRunner } from '@gamehall/ledger'
import {
  createCallBatcher,
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
const ROUNDS = 4
const ROUND_MS = 2500
const SINGLE_CLIENTS = 8
const BATCHED_CALLERS = 1024
const MAX_BATCH = 256
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

function perSecond(round: Measured): number {
  return (round.count / round.elapsedMs) * 1000
}

/** The round that other work on the machine disturbed least; both ways are measured by theirs. */
function bestOf(rounds: readonly Measured[]): Measured {
  return rounds.reduce((best, round) => (perSecond(round) > perSecond(best) ? round : best))
}

function quantile({ latenciesMs }: Measured, part: number): number {
  return latenciesMs.toSorted((a, b) => a - b)[Math.floor((latenciesMs.length - 1) * part)] ?? Number.NaN
}

/** Re-sums the books and counts what was acknowledged against what is stored: differences of either kind. */
async function countWrong(pool: Pool, acknowledged: number): Promise<number> {
  const { differences, counts } = await ledger.check(pgRunner(pool))
  return differences.length + Math.abs(counts.transfers - acknowledged - PLAYERS)
}

/** Posts concurrent postings together, by the helper that the server batches its calls with. */
function createPostingBatcher(pool: Pool): (posting: Posting) => Promise<PostResult> {
  const sql: SqlRunner = async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await pool.query<Row>({ name: `${SCHEMA}.post`, text, values: [...values] })).rows
  return createCallBatcher((postings: readonly Posting[]) => ledger.postAll(sql, postings), {
    keyOf: ({ key }) => key,
    maxBatchSize: MAX_BATCH,
    maxConcurrentBatches: 2,
  })
}

async function runOn(pool: Pool): Promise<BenchLine[]> {
  const sql = pgRunner(pool)
  const postBatched = createPostingBatcher(pool)
  const accounts = await openPlayers(ledger, sql, postBatched)
  const singles: Measured[] = []
  const batches: Measured[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    singles.push(await load(SINGLE_CLIENTS, (posting) => ledger.post(sql, posting), `single/${round}`))
    batches.push(await load(BATCHED_CALLERS, postBatched, `batch/${round}`))
  }
  const acknowledged = [...singles, ...batches].reduce((total, round) => total + round.count, 0)
  const wrong = await countWrong(pool, acknowledged)
  const single = bestOf(singles)
  const batched = bestOf(batches)
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
    { label: 'accounts open', figure: accounts, unit: '' },
    {
      label: 'lost, invented or different',
      figure: wrong,
      unit: 'transfers',
      against: { label: 'acknowledged', figure: acknowledged },
      atMost: 0,
    },
  ]
}

/** Batched posting against one call a transfer, on one embedded database with fsync on, in turns. */
export async function run(): Promise<BenchLine[]> {
  const dataDir = await mkdtemp(`${tmpdir()}/gamehall-bench-`)
  await chmod(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir })
  const pool = createPool(postgres.url, { max: SINGLE_CLIENTS })
  try {
    await migrateSchema(createDatabase(pool), {
      name: SCHEMA,
      migrations: ledger.migrations,
      functions: ledger.functions,
    })
    return await runOn(pool)
  } finally {
    await pool.end()
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}
