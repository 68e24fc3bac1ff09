import { createCallBatcher, type Pool } from '@gamehall/postgres'
import { createLedger } from '../create-ledger.ts'
import type { Posting, PostResult } from '../posting/posting.ts'
import type { SqlRunner } from '../sql-runner.ts'
import { SCHEMA } from './ledger-fixture.ts'

export type BatcherOptions = { maxBatch?: number; maxInFlight?: number }

/** Posts concurrent postings together by the server's call batcher; each batch is one statement and one transaction. */
export function createPostingBatcher(
  pool: Pool,
  { maxBatch = 256, maxInFlight = 2 }: BatcherOptions = {},
): (posting: Posting) => Promise<PostResult> {
  const ledger = createLedger({ schema: SCHEMA })
  const sql: SqlRunner = async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await pool.query<Row>({ name: `${SCHEMA}.post`, text, values: [...values] })).rows
  return createCallBatcher((postings: readonly Posting[]) => ledger.postAll(sql, postings), {
    keyOf: ({ key }) => key,
    maxBatchSize: maxBatch,
    maxConcurrentBatches: maxInFlight,
  })
}
