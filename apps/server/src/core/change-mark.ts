import type { Hall } from './hall.ts'

const versions = new WeakMap<Hall['db'], number>()

/** The version of the data that all players share: an answer cached under another version is stale. */
export function changeMark({ db }: Pick<Hall, 'db'>): number {
  return versions.get(db) ?? 0
}

/** Invalidates cached answers after a commit: in this process at once, in others when their TTL of one second ends. */
export function markChange(hall: Pick<Hall, 'db'>): void {
  versions.set(hall.db, changeMark(hall) + 1)
}
