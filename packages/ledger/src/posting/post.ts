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
