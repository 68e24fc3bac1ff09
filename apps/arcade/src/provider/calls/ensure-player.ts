import type { ArcadeContext } from '../../arcade-context.ts'
import { isPlatformKey, PLATFORMS } from '../../catalogue/platforms.ts'
import { ARCADE_CURRENCY } from '../../wallet/amount.ts'
import { findPlayer } from '../find-player.ts'
import { answer, type ProviderAnswer, refusal } from '../provider-answer.ts'
import type { ProviderRequest } from '../provider-schema.ts'

/** Makes a player known with a wallet on every platform. Asking again changes nothing. */
export async function ensurePlayer(
  ctx: ArcadeContext,
  { player, currency }: ProviderRequest<'players/ensure'>,
): Promise<ProviderAnswer> {
  if (currency !== ARCADE_CURRENCY) return refusal('CURRENCY', `this arcade keeps ${ARCADE_CURRENCY} only`)
  await ctx.db
    .insertInto('arcade.players')
    .values({ name: player, demo_balance: null, created_at: ctx.clock.now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const row = await findPlayer(ctx.db, player)
  if (row === undefined) throw new Error('a player is not there after its insert')
  for (const platform of Object.keys(PLATFORMS).filter(isPlatformKey)) {
    await ctx.wallets.openWallet(ctx.db, platform, row.player_id)
  }
  return answer({ player, status: row.status })
}
