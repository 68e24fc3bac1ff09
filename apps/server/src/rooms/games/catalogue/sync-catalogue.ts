import type { GameCategory } from '@gamehall/contract/games'
import { sql } from 'kysely'
import { bumpCacheVersion } from '../../../platform/cache/cache-version.ts'
import type { GameProvider, ProviderGame } from '../../../providers/games/index.ts'
import { openSystemAccounts, platformClearing, platformPlayClearing } from '../../wallet/index.ts'
import type { GamesContext } from '../tables.ts'
import { CATEGORY_WEIGHTS } from '../turnover/category-weights.ts'

/**
 * Synchronizes platforms and games with the providers: adds new ones, updates names, platforms and declared returns. Values that
 * operators set (order, tags, limits, weights, switches, a platform’s provider) stay. A platform is the first provider’s
 * that lists it; another one’s list does not change it. A provider that does not answer is skipped.
 */
export async function syncCatalogue(ctx: GamesContext): Promise<void> {
  const { games } = ctx.providers
  for (const id of games.serving) {
    const provider = games.get(id)
    const listed = await provider.listGames()
    if (!listed.ok) {
      ctx.log.warn(
        { provider: provider.key, error: listed.error },
        'the provider’s games could not be listed',
      )
      continue
    }
    await savePlatforms(ctx, provider, listed.data)
    await saveGames(ctx, provider, await onOwnPlatforms(ctx, provider, listed.data))
  }
  bumpCacheVersion(ctx)
}

async function savePlatforms(
  ctx: GamesContext,
  provider: GameProvider,
  games: readonly ProviderGame[],
): Promise<void> {
  const platforms = provider.platforms.filter(({ apiKey }) => games.some((game) => game.apiKey === apiKey))
  await openSystemAccounts(
    ctx.db,
    platforms.flatMap(({ apiKey }) => [platformClearing(apiKey), platformPlayClearing(apiKey)]),
  )
  for (const [sort, { apiKey, name, category, lobby = 'auto' }] of platforms.entries()) {
    const own = { name: JSON.stringify(name), category }
    await ctx.db
      .insertInto('platforms')
      .values({ api_key: apiKey, provider: provider.key, sort, lobby, ...own })
      .onConflict((conflict) =>
        conflict.column('api_key').doUpdateSet(own).where('platforms.provider', '=', provider.key),
      )
      .execute()
    await ctx.db
      .insertInto('bet_pulls')
      .values({ api_key: apiKey, pulled_until: ctx.clock.now() })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** The games on platforms whose row names the provider. */
async function onOwnPlatforms(
  ctx: GamesContext,
  { key }: GameProvider,
  games: readonly ProviderGame[],
): Promise<ProviderGame[]> {
  const own = await ctx.db.selectFrom('platforms').select('api_key').where('provider', '=', key).execute()
  return games.filter(({ apiKey }) => own.some(({ api_key }) => api_key === apiKey))
}

/** So many of the games that join at once are marked as new: where all are, none is. */
const NEW_GAMES = 3

/**
 * The ids of the games to mark as new when they join: the latest of those of which the provider says when they came out. One of
 * which it does not say came out when it joins, except in a first list: a hall does not open with new games only.
 */
async function pickNewest(ctx: GamesContext, games: readonly ProviderGame[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.selectFrom('games').select(['gid', 'api_key']).execute()
  const isFirstList = !rows.some(({ api_key }) => games.some(({ apiKey }) => apiKey === api_key))
  const now = ctx.clock.now().getTime()
  const dated = games
    .filter(({ game }) => !rows.some(({ gid }) => gid === game))
    .flatMap(({ game, releasedAt }) => {
      const at = releasedAt?.getTime() ?? (isFirstList ? null : now)
      return at === null ? [] : [{ game, at }]
    })
  const newest = dated.toSorted((a, b) => b.at - a.at).slice(0, NEW_GAMES)
  return new Set(newest.map(({ game }) => game))
}

/** A game may move to another platform of its provider, with its weight where no operator set one; never to another provider's. */
async function saveGames(
  ctx: GamesContext,
  { key }: GameProvider,
  games: readonly ProviderGame[],
): Promise<void> {
  const newest = await pickNewest(ctx, games)
  for (const [sort, game] of games.entries()) {
    const weight = CATEGORY_WEIGHTS[game.category]
    const own = {
      api_key: game.apiKey,
      name: JSON.stringify(game.name),
      category: game.category,
      secondary_categories: [...(game.secondaryCategories ?? [])],
      rtp: game.rtp,
      has_lower_side_bets: game.hasLowerSideBets === true,
      has_demo: game.hasDemo,
      has_free_rounds: game.hasFreeRounds === true,
      art_url: game.artUrl,
      is_open: game.isOpen,
      aliases: [...(game.aliases ?? [])],
      page_files: [...(game.pageFiles ?? [])],
    }
    await ctx.db
      .insertInto('games')
      .values({
        gid: game.game,
        provider_game: game.game,
        tags: [...(sort === 0 ? ['hot'] : []), ...(newest.has(game.game) ? ['new'] : [])],
        sort,
        added_at: game.releasedAt ?? ctx.clock.now(),
        weight_percent: weight,
        ...own,
      })
      .onConflict((conflict) =>
        conflict
          .column('gid')
          .doUpdateSet({ ...own, weight_percent: movedWeight(game.category) })
          .where(({ eb, selectFrom }) =>
            eb(
              'games.api_key',
              'in',
              selectFrom('platforms').select('platforms.api_key').where('provider', '=', key),
            ),
          ),
      )
      .execute()
  }
}

/** The weight of a known game: the one of its new category, if it had the one of its old. */
function movedWeight(category: GameCategory) {
  const standard = sql.join(
    Object.entries(CATEGORY_WEIGHTS).map(
      ([name, weight]) => sql`(games.category = ${name} and games.weight_percent = ${weight}::int)`,
    ),
    sql` or `,
  )
  return sql<number>`case when ${standard} then ${CATEGORY_WEIGHTS[category]}::int else games.weight_percent end`
}
