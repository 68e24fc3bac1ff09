import type { SqlRunner } from '../sql-runner.ts'
import { postParameters, postPrepared } from './post-prepared.ts'
import type { Posting, PostResult } from './posting.ts'
import { preparePosting } from './prepare-posting.ts'

/** Serializes postings, whose keys must differ, as JSON for the SQL function `post_described`. Throws on a malformed one. */
export function serializePostings(postings: readonly Posting[]): object {
  const prepared = postings.map((posting) => {
    const one = preparePosting(posting)
    if (!one.ok) throw new Error(`posting ${posting.key}: ${one.error}`)
    return one
  })
  return postParameters(prepared)
}

/** Posts one posting in the runner's transaction, if it has one. */
export async function post(sql: SqlRunner, schema: string, posting: Posting): Promise<PostResult> {
  const prepared = preparePosting(posting)
  if (!prepared.ok) return prepared
  const [result] = await postPrepared(sql, schema, [prepared])
  if (!result) throw new Error('the posting function answered nothing')
  return result
}

/**
 * Posts several postings, whose keys must differ, in the runner's transaction. Locks all their accounts at once, in order,
 * so that two such calls cannot deadlock. Each posting succeeds or fails by itself, results are in order: a caller that
 * wants all or nothing rolls back when one is refused.
 */
export async function postAll(
  sql: SqlRunner,
  schema: string,
  postings: readonly Posting[],
): Promise<PostResult[]> {
  const prepared = postings.map(preparePosting)
  const valid = prepared.filter((one) => one.ok)
  const results = valid.length === 0 ? [] : await postPrepared(sql, schema, valid)
  let next = 0
  return prepared.map((one) => {
    if (!one.ok) return one
    const result = results[next++]
    if (!result) throw new Error('the posting function left an answer out')
    return result
  })
}
