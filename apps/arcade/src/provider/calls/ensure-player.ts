import type { ArcadeContext } from '../../arcade-context.ts'
import { PLATFORM_KEYS } from '../../catalogue/platforms.ts'
import { ARCADE_CURRENCY } from '../../wallet/amount.ts'
import { findPlayer } from '../find-player.ts'
import { type ProviderResponse, refuse, succeed } from '../provider-response.ts'
import type { ProviderRequest } from '../provider-schema.ts'

/**
 * Creates a player with a wallet on every platform; idempotent. DUPLICATE when the player exists as the other kind (`is_test`:
 * wallets of play money; `wallet`: whose), CURRENCY for any other currency. A seamless player gets no wallet here.
 */
export async function ensurePlayer(
  ctx: ArcadeContext,
  { player, currency, is_test, wallet }: ProviderRequest<'players/ensure'>,
): Promise<ProviderResponse> {
  if (currency !== ARCADE_CURRENCY) return refuse('CURRENCY', `this arcade keeps ${ARCADE_CURRENCY} only`)
  if (wallet === 'seamless' && ctx.hallWallet === null)
    return refuse('BAD_REQUEST', 'this arcade knows no wallet of the hall')
  await ctx.db
    .insertInto('arcade.players')
    .values({ name: player, demo_balance: null, is_test, wallet, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await findPlayer(ctx.db, player)
  if (row === undefined) throw new Error(`player ${player} is missing after its insert`)
  if (row.is_test !== is_test && !(is_test && (await convertToTestPlayer(ctx, row.player_id))))
    return refuse('DUPLICATE', 'the player exists as the other kind')
  if (row.wallet !== wallet) return refuse('DUPLICATE', 'the player exists with the other wallet mode')
  if (wallet === 'seamless') return succeed({ player, status: row.status })
  for (const platform of PLATFORM_KEYS) {
    await ctx.wallets.openWallet(ctx.db, platform, { player_id: row.player_id, is_test })
  }
  return succeed({ player, status: row.status })
}

/** Turns a player without any transfer into a test player. Returns false when the player has transfers. */
async function convertToTestPlayer(ctx: ArcadeContext, playerId: bigint): Promise<boolean> {
  const changed = await ctx.db
    .updateTable('arcade.players')
    .set({ is_test: true })
    .where('player_id', '=', playerId)
    .where('demo_balance', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('arcade.transfers').select('reference').where('player_id', '=', playerId))),
    )
    .returning('player_id')
    .executeTakeFirst()
  return changed !== undefined
}
