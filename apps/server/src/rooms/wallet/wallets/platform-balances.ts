import { type Minor, minor } from '@gamehall/money'
import type { Db } from '../../../platform/database/database.ts'
import { withWalletTables } from '../tables.ts'

export interface KnownPlatformBalance {
  readonly apiKey: string
  readonly balanceMinor: Minor
}

/** The player’s last known balance at each platform (`user_apis` of the user info). */
export async function listPlatformBalances(db: Db, playerId: bigint): Promise<KnownPlatformBalance[]> {
  const rows = await withWalletTables(db)
    .selectFrom('platform_balances')
    .select(['api_key', 'balance_minor'])
    .where('player_id', '=', playerId)
    .orderBy('api_key')
    .execute()
  return rows.map((row) => ({ apiKey: row.api_key, balanceMinor: minor(row.balance_minor) }))
}

/** Saves the balance that a platform reported at an instant; an older report never replaces a newer one. */
export async function savePlatformBalance(
  db: Db,
  known: {
    readonly playerId: bigint
    readonly apiKey: string
    readonly balanceMinor: Minor
    readonly at: Date
  },
): Promise<void> {
  await withWalletTables(db)
    .insertInto('platform_balances')
    .values({
      player_id: known.playerId,
      api_key: known.apiKey,
      balance_minor: known.balanceMinor,
      known_at: known.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['player_id', 'api_key'])
        .doUpdateSet({ balance_minor: known.balanceMinor, known_at: known.at })
        .where('platform_balances.known_at', '<=', known.at),
    )
    .execute()
}

/** The players who are known to have a balance at the platform. */
export async function listPlatformHolders(db: Db, apiKey: string): Promise<bigint[]> {
  const rows = await withWalletTables(db)
    .selectFrom('platform_balances')
    .select('player_id')
    .where('api_key', '=', apiKey)
    .where('balance_minor', '>', 0n)
    .execute()
  return rows.map(({ player_id }) => player_id)
}
