import pg from 'pg'
import { postPrepared } from '../posting/post-prepared.ts'
import type { PostResult } from '../posting/posting.ts'
import type { PreparedPosting } from '../posting/prepare-posting.ts'
import type { SqlRunner } from '../sql-runner.ts'

const MAX_ATTEMPTS = 5

/** Deadlock and serialization failure: nothing was written, and the same again may pass. */
function isRetryable(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '40001' || error.code === '40P01')
}

/** An error that the input may have caused: not a connection, resource or operator condition (classes 08, 53, 57, 58). */
function isAboutInput(error: unknown): boolean {
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
 * Posts a gathering in one statement and tells the outcome of each. Where the database refuses the statement as a whole,
 * the postings are tried one by one, so that only the one at fault fails.
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
    if (prepared.length === 1 || !isAboutInput(reason))
      return prepared.map(() => ({ status: 'rejected', reason }))
  }
  const outcomes: PromiseSettledResult<PostResult>[] = []
  for (const one of prepared) outcomes.push(...(await postBatch(pool, schema, [one])))
  return outcomes
}
