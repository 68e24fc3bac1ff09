import type { Hall } from './hall.ts'

const marks = new WeakMap<Hall['db'], number>()

/** Counts what changed for everybody: an answer kept under another mark is out of date. */
export function changeMark({ db }: Pick<Hall, 'db'>): number {
  return marks.get(db) ?? 0
}

/** After the change is committed: the next reader in this process sees it, in others within their second. */
export function markChange(hall: Pick<Hall, 'db'>): void {
  marks.set(hall.db, changeMark(hall) + 1)
}
