import { cacheVersion } from '../../../platform/cache/cache-version.ts'
import { createTtlCache } from '../../../platform/cache/ttl-cache.ts'
import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { withSiteTables } from '../tables.ts'

/** How long a process may serve a cached value after another process closed or opened the site. */
const FRESH_MS = 1_000

const answers = new WeakMap<Db, ReturnType<typeof createTtlCache<boolean>>>()

/** §8, 10027: whether the site is closed. Cached for a second, or until a local change. */
export function isSiteClosed(ctx: Pick<AppContext, 'db'>): Promise<boolean> {
  const kept = answers.get(ctx.db) ?? createTtlCache<boolean>(() => cacheVersion(ctx))
  answers.set(ctx.db, kept)
  return kept.read('closed', FRESH_MS, () => readSiteClosed(ctx))
}

/** Reads from the database whether the site is closed, for callers that react to a change. */
export async function readSiteClosed({ db }: Pick<AppContext, 'db'>): Promise<boolean> {
  const { closed_at } = await withSiteTables(db)
    .selectFrom('site_settings')
    .select('closed_at')
    .executeTakeFirstOrThrow()
  return closed_at !== null
}
