import type { ArcadeContext } from '../../arcade-context.ts'
import { ARCADE_CURRENCY, formatAmount } from '../../wallet/amount.ts'
import { findPlayer } from '../find-player.ts'
import { type ProviderResponse, refuse, succeed } from '../provider-response.ts'
import type { ProviderRequest } from '../provider-schema.ts'

/** Returns the balance that can be transferred out of a platform; stakes of open rounds are excluded. */
export async function getWalletBalance(
  ctx: ArcadeContext,
  { player, platform }: ProviderRequest<'wallet/balance'>,
): Promise<ProviderResponse> {
  const row = await findPlayer(ctx.db, player)
  if (row === undefined) return refuse('NOT_FOUND', 'no such player')
  const balance = await ctx.wallets.balance(ctx.db, platform, row.player_id)
  return succeed({ balance: formatAmount(balance), currency: ARCADE_CURRENCY })
}
