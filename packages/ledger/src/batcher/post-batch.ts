import pg from 'pg'
import { postPrepared } from '../posting/post-prepared.ts'
import type { PostResult } from '../posting/posting.ts'
import type { PreparedPosting } from '../posting/prepare-posting.ts'
import type { SqlRunner } from '../sql-runner.ts'

const MAX_ATTEMPTS = 5

/** Deadlock or serialization failure: nothing was written, so a retry is safe. */
function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01')
}

/** Whether the input may have caused the error: no connection, resource or operator condition (classes 08, 53, 57, 58). */
function isCausedByInput(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !/^(08|53|57|58)/.test(error.code ?? '08')
}

async function postWithRetries(
  pool: pg.Pool,
  schema: string,
  prepared: readonly PreparedPosting[],
): Promise<PostResult[]> {
  const sql: SqlRunner = async <Row extends object>(text: string, values: readonly unknown[]) =>
    (await pool.query<Row>({ name: `${schema}.post`, text, values: [...values] })).rows
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await postPrepared(sql, schema, prepared)
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error
    }
  }
}

/**
 * Posts a batch in one statement and returns the outcome of each posting, in order; never rejects. When the statement fails
 * because of its input, posts them one by one, so that only the faulty one fails.
 */
export async function postBatch(
  pool: pg.Pool,
  schema: string,
  prepared: readonly PreparedPosting[],
): Promise<PromiseSettledResult<PostResult>[]> {
  try {
    const results = await postWithRetries(pool, schema, prepared)
    return results.map((value) => ({ status: 'fulfilled', value }))
  } catch (reason) {
    if (prepared.length === 1 || !isCausedByInput(reason))
      return prepared.map(() => ({ status: 'rejected', reason }))
  }
  const outcomes: PromiseSettledResult<PostResult>[] = []
  for (const one of prepared) outcomes.push(...(await postBatch(pool, schema, [one])))
  return outcomes
}
