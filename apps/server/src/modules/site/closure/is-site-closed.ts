import { changeMark } from '../../../core/change-mark.ts'
import type { Hall } from '../../../core/hall.ts'
import { createKeptAnswers } from '../../../core/kept-answers.ts'

/** How long a process may serve a cached value after another process closed or opened the site. */
const FRESH_MS = 1_000

const answers = new WeakMap<Hall['db'], ReturnType<typeof createKeptAnswers<boolean>>>()

/** §8, 10027: whether the site is closed. Cached for a second, or until a local change. */
export function isSiteClosed(hall: Pick<Hall, 'db'>): Promise<boolean> {
  const kept = answers.get(hall.db) ?? createKeptAnswers<boolean>(() => changeMark(hall))
  answers.set(hall.db, kept)
  return kept.read('closed', FRESH_MS, () => readSiteClosed(hall))
}

/** Reads from the database whether the site is closed, for callers that react to a change. */
export async function readSiteClosed({ db }: Pick<Hall, 'db'>): Promise<boolean> {
  const { closed_at } = await db.selectFrom('site_settings').select('closed_at').executeTakeFirstOrThrow()
  return closed_at !== null
}
