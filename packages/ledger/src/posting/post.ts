import type { SqlRunner } from '../sql-runner.ts'
import { postParameters, postPrepared } from './post-prepared.ts'
import type { Posting, PostResult } from './posting.ts'
import { preparePosting } from './prepare-posting.ts'

/**
 * Postings, whose keys differ, as an SQL function of the caller's hands them to `post_described`. Throws on a malformed one.
 */
export function describePostings(postings: readonly Posting[]): object {
  const prepared = postings.map((posting) => {
    const one = preparePosting(posting)
    if (!one.ok) throw new Error(`posting ${posting.key}: ${one.error}`)
    return one
  })
  return postParameters(prepared)
}

/** Posts one posting inside whatever transaction the runner is in. */
export async function post(sql: SqlRunner, schema: string, posting: Posting): Promise<PostResult> {
  const prepared = preparePosting(posting)
  if (!prepared.ok) return prepared
  const [result] = await postPrepared(sql, schema, [prepared])
  if (!result) throw new Error('the posting function answered nothing')
  return result
}

/**
 * Posts several postings, whose keys differ, inside whatever transaction the runner is in. All their accounts are locked
 * at once and in order, so that two such calls cannot deadlock. Each is decided by itself, in its place: a caller who
 * wants all or nothing rolls back when one is refused.
 */
export async function postAll(
  sql: SqlRunner,
  schema: string,
  postings: readonly Posting[],
): Promise<PostResult[]> {
  const prepared = postings.map(preparePosting)
  const sound = prepared.filter((one) => one.ok)
  const results = sound.length === 0 ? [] : await postPrepared(sql, schema, sound)
  let next = 0
  return prepared.map((one) => {
    if (!one.ok) return one
    const result = results[next++]
    if (!result) throw new Error('the posting function left an answer out')
    return result
  })
}
