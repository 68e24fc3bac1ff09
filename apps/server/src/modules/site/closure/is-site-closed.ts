import { changeMark } from '../../../core/change-mark.ts'
import type { Hall } from '../../../core/hall.ts'
import { createKeptAnswers } from '../../../core/kept-answers.ts'

/** A process hears within this time that another one's operator closed or opened the hall. */
const FRESH_MS = 1_000

const answers = new WeakMap<Hall['db'], ReturnType<typeof createKeptAnswers<boolean>>>()

/** §8, 10027: whether an operator closed the hall. At most one look at the database a second and change. */
export function isSiteClosed(hall: Pick<Hall, 'db'>): Promise<boolean> {
  const kept = answers.get(hall.db) ?? createKeptAnswers<boolean>(() => changeMark(hall))
  answers.set(hall.db, kept)
  return kept.read('closed', FRESH_MS, () => readSiteClosed(hall))
}

/** The same, from the database itself: for who is told that it may just have changed. */
export async function readSiteClosed({ db }: Pick<Hall, 'db'>): Promise<boolean> {
  const { closed_at } = await db.selectFrom('site_settings').select('closed_at').executeTakeFirstOrThrow()
  return closed_at !== null
}
