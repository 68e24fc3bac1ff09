import type { AppContext } from '../context/app-context.ts'

const versions = new WeakMap<AppContext['db'], number>()

/** The version of the data that all players share: an answer cached under another version is stale. */
export function cacheVersion({ db }: Pick<AppContext, 'db'>): number {
  return versions.get(db) ?? 0
}

/**
 * Invalidates cached answers after a commit: in this process at once, in others when their TTL of one second ends, or when
 * the commit announces itself to all (`invalidateOnBroadcasts`).
 */
export function bumpCacheVersion(ctx: Pick<AppContext, 'db'>): void {
  versions.set(ctx.db, cacheVersion(ctx) + 1)
}

/**
 * Invalidates this process's cached answers whenever any process announces a change to all players, such as a closure.
 * Call it before the push server starts: a client whose connection ends then reads the state after the change.
 */
export function invalidateOnBroadcasts(ctx: Pick<AppContext, 'db' | 'pushFanOut'>): void {
  ctx.pushFanOut.subscribeToBroadcasts(() => bumpCacheVersion(ctx))
}
