import type { Hall } from '../../../core/hall.ts'
import type { GameProvider, ProviderResult } from '../../../providers/games/index.ts'
import { isTestAccount } from '../../account/index.ts'

/** A platform's provider; throws for a platform that the hall lists but no provider has. */
export function providerOf(hall: Hall, apiKey: string): GameProvider {
  const provider = hall.providers.games.byApiKey(apiKey)
  if (provider === undefined) throw new Error(`no game provider has the platform ${apiKey}`)
  return provider
}

const MOST_REMEMBERED = 50_000
const namesOf = new WeakMap<Hall, Set<string>>()

/** Names that this process has seen in the hall's table, from which none is ever taken. */
function rememberedNames(hall: Hall): Set<string> {
  const names = namesOf.get(hall) ?? new Set()
  if (names.size >= MOST_REMEMBERED) names.clear()
  namesOf.set(hall, names)
  return names
}

/**
 * The player's name at a provider, known there from now on. It never changes and is not the account. A test account is known
 * as such: its wallets there hold play money. A provider that knows no such players is MAINTENANCE to it.
 */
export async function ensurePlatformPlayer(
  hall: Hall,
  provider: GameProvider,
  playerId: bigint,
): Promise<ProviderResult<string>> {
  const name = provider.playerName(playerId.toString())
  const remembered = rememberedNames(hall)
  const key = `${provider.key}/${name}`
  if (remembered.has(key)) return { ok: true, data: name }
  const known = await hall.db
    .selectFrom('platform_players')
    .select('player_id')
    .where('provider', '=', provider.key)
    .where('player_name', '=', name)
    .executeTakeFirst()
  if (known !== undefined) {
    remembered.add(key)
    return { ok: true, data: name }
  }
  const isTest = await isTestAccount(hall, hall.db, playerId)
  if (isTest && !provider.capabilities.hasTestPlayers)
    return { ok: false, error: 'MAINTENANCE', message: 'this provider has no test players' }
  const ensured = await provider.ensurePlayer(name, { isTest })
  if (!ensured.ok) return ensured
  await hall.db
    .insertInto('platform_players')
    .values({ provider: provider.key, player_name: name, player_id: playerId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { ok: true, data: name }
}
