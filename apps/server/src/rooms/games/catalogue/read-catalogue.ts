import { cacheVersion } from '../../../platform/cache/cache-version.ts'
import { createTtlCache } from '../../../platform/cache/ttl-cache.ts'
import type { GamesContext, GamesDb } from '../tables.ts'
import { type GameRow, type PlatformRow, readGames, readPlatforms } from './catalogue-queries.ts'

/** How long the cached catalogue stays fresh. */
const FRESH_MS = 1_000

export interface Catalogue {
  readonly platforms: readonly PlatformRow[]
  readonly games: readonly GameRow[]
}

const caches = new WeakMap<GamesDb, ReturnType<typeof createTtlCache<Catalogue>>>()

/** All platforms and games, cached for a second or until the next operator change. */
export function readCatalogue(ctx: GamesContext): Promise<Catalogue> {
  const answers = caches.get(ctx.db) ?? createTtlCache<Catalogue>(() => cacheVersion(ctx))
  caches.set(ctx.db, answers)
  return answers.read('catalogue', FRESH_MS, async () => {
    const [platforms, games] = await Promise.all([readPlatforms(ctx.db), readGames(ctx.db)])
    return { platforms, games }
  })
}
