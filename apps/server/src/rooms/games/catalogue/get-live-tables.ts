import type { getLiveTables as call } from '@gamehall/contract/games'
import { createTtlCache } from '../../../platform/cache/ttl-cache.ts'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { ProviderTable } from '../../../providers/games/index.ts'
import type { GamesContext, GamesDb } from '../tables.ts'
import { localizeMarks } from './localize-marks.ts'
import { readCatalogue } from './read-catalogue.ts'

/** However many watch a lobby, a process asks each provider once in this time. */
const FRESH_MS = 2_000
const caches = new WeakMap<GamesDb, ReturnType<typeof createTtlCache<readonly ProviderTable[]>>>()

/** The last results of each game with tables, oldest first: of the table that had a result last. */
export const getLiveTables: UseCase<typeof call, GamesContext> = async (ctx, _request, { locale }) => {
  const { platforms, games } = await readCatalogue(ctx)
  const lists = await Promise.all(
    ctx.providers.games.serving.map(async (id) => ({ id, tables: await readTables(ctx, id) })),
  )
  const own = (apiKey: string) => platforms.find(({ api_key }) => api_key === apiKey)?.provider
  return succeed({
    list: games.flatMap(({ gid, api_key, provider_game }) => {
      const tables = lists.find(({ id }) => id === own(api_key))?.tables ?? []
      const [latest] = tables
        .filter(({ game, marks }) => game === provider_game && marks.length > 0)
        .toSorted((a, b) => (b.settledAt?.getTime() ?? 0) - (a.settledAt?.getTime() ?? 0))
      if (latest === undefined) return []
      return [{ gid, marks: localizeMarks(latest.marks, locale) }]
    }),
  })
}

/** A provider's tables; none while it does not answer. */
function readTables(ctx: GamesContext, id: string): Promise<readonly ProviderTable[]> {
  const cache = caches.get(ctx.db) ?? createTtlCache<readonly ProviderTable[]>()
  caches.set(ctx.db, cache)
  return cache.read(id, FRESH_MS, async () => {
    const listed = await ctx.providers.games.get(id).listTables?.()
    return listed?.ok ? listed.data : []
  })
}
