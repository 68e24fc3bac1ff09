import type { GameProvider, ProviderResult } from '../../../providers/games/index.ts'
import { isTestAccount } from '../../account/index.ts'
import type { GamesContext } from '../tables.ts'

const MAX_CACHED_NAMES = 50_000
const cachedNames = new WeakMap<GamesContext, Set<string>>()

/** The names that this process has seen in the table; rows are never deleted. */
function cachedNamesOf(ctx: GamesContext): Set<string> {
  const names = cachedNames.get(ctx) ?? new Set()
  if (names.size >= MAX_CACHED_NAMES) names.clear()
  cachedNames.set(ctx, names)
  return names
}

/**
 * Registers the player at the provider if needed, and returns their name there. The name never changes and does not reveal
 * the account. A test account is registered as a test player with play money; MAINTENANCE where the provider has none.
 */
export async function ensurePlatformPlayer(
  ctx: GamesContext,
  provider: GameProvider,
  playerId: bigint,
): Promise<ProviderResult<string>> {
  const name = provider.playerName(playerId.toString())
  const cached = cachedNamesOf(ctx)
  const key = `${provider.key}/${name}`
  if (cached.has(key)) return { ok: true, data: name }
  const known = await ctx.db
    .selectFrom('platform_players')
    .select('player_id')
    .where('provider', '=', provider.key)
    .where('player_name', '=', name)
    .executeTakeFirst()
  if (known !== undefined) {
    cached.add(key)
    return { ok: true, data: name }
  }
  const isTest = await isTestAccount(ctx, ctx.db, playerId)
  if (isTest && !provider.capabilities.hasTestPlayers)
    return { ok: false, error: 'MAINTENANCE', message: 'this provider has no test players' }
  const ensured = await provider.ensurePlayer(name, { isTest })
  if (!ensured.ok) return ensured
  await ctx.db
    .insertInto('platform_players')
    .values({ provider: provider.key, player_name: name, player_id: playerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { ok: true, data: name }
}
