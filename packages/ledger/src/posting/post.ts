import type { SqlRunner } from '../sql-runner.ts'
import { postPrepared } from './post-prepared.ts'
import type { Posting, PostResult } from './posting.ts'
import { preparePosting } from './prepare-posting.ts'

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
