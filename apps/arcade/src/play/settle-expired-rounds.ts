import type { ArcadeContext } from '../arcade-context.ts'
import { GAMES } from '../catalogue/games.ts'
import { purseOf } from '../wallet/purse.ts'
import { readMinesDetail } from './mines/mines-detail.ts'
import { settleMines, voidMines } from './mines/settle-mines.ts'
import { findRound } from './round-queries.ts'

const BATCH = 500

/**
 * Ends the rounds whose time ran out by `now`, by their stated rule: cashed out at the tiles opened, or, where none
 * was, void with the stake returned. Answers how many it ended; a round in use is left for the next run.
 */
export async function settleExpiredRounds(ctx: ArcadeContext, now: Date): Promise<number> {
  const due = await ctx.db
    .selectFrom('arcade.rounds')
    .select(['round_id', 'player_id'])
    .where('status', '=', 'OPEN')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(BATCH)
    .execute()
  let ended = 0
  for (const { round_id, player_id } of due) if (await endRound(ctx, player_id, round_id, now)) ended += 1
  return ended
}

function endRound(ctx: ArcadeContext, playerId: bigint, roundId: string, now: Date): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    const player = await trx
      .selectFrom('arcade.players')
      .selectAll()
      .where('player_id', '=', playerId)
      .executeTakeFirst()
    const round = await findRound(ctx, trx, playerId, roundId, true)
    if (player === undefined || round?.status !== 'OPEN') return false
    const purse = purseOf(ctx, player, GAMES[round.game].platform)
    const detail = readMinesDetail(round)
    if (detail.picks.length === 0) await voidMines(trx, round, purse, now)
    else await settleMines(trx, round, purse, detail, now)
    return true
  })
}
