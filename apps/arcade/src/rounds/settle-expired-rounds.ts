import { readMinesDetail } from '../../games/mines/rounds/round-detail.ts'
import { settleMines, voidMines } from '../../games/mines/rounds/settle-mines.ts'
import type { ArcadeContext } from '../arcade-context.ts'
import { GAMES } from '../catalogue/games.ts'
import { gameWalletOf } from '../wallet/game-wallet.ts'
import { findRound } from './round-queries.ts'

const BATCH_SIZE = 500

/**
 * Settles up to 500 rounds that expired by `now`: cashed out when a tile was opened, otherwise void with the stake refunded.
 * Returns how many it settled.
 */
export async function settleExpiredRounds(ctx: ArcadeContext, now: Date): Promise<number> {
  const due = await ctx.db
    .selectFrom('arcade.rounds')
    .select(['round_id', 'player_id'])
    .where('status', '=', 'OPEN')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(BATCH_SIZE)
    .execute()
  let settled = 0
  for (const { round_id, player_id } of due)
    if (await settleRound(ctx, player_id, round_id, now)) settled += 1
  return settled
}

function settleRound(ctx: ArcadeContext, playerId: bigint, roundId: string, now: Date): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    const player = await trx
      .selectFrom('arcade.players')
      .selectAll()
      .where('player_id', '=', playerId)
      .executeTakeFirst()
    const round = await findRound(ctx, trx, playerId, roundId, true)
    if (player === undefined || round?.status !== 'OPEN') return false
    const wallet = gameWalletOf(ctx, player, GAMES[round.game].platform)
    const detail = readMinesDetail(round)
    if (detail.picks.length === 0) await voidMines(trx, round, wallet, now)
    else await settleMines(trx, round, wallet, detail, now)
    return true
  })
}
