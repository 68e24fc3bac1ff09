import type { AppContext } from '../context/app-context.ts'

const versions = new WeakMap<AppContext['db'], number>()

/** The version of the data that all players share: an answer cached under another version is stale. */
export function cacheVersion({ db }: Pick<AppContext, 'db'>): number {
  return versions.get(db) ?? 0
}

/** Invalidates cached answers after a commit: in this process at once, in others when their TTL of one second ends. */
export function bumpCacheVersion(ctx: Pick<AppContext, 'db'>): void {
  versions.set(ctx.db, cacheVersion(ctx) + 1)
}
