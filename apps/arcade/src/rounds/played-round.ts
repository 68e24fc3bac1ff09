import type { ArcadeContext } from '../arcade-context.ts'
import { lockPlayerSeeds, readFairnessState } from '../fairness/player-seeds.ts'
import { findFreeRounds } from '../free-rounds/free-grants.ts'
import type { GameResponse } from '../game-api/schema.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { formatAmount } from '../wallet/amount.ts'
import { readGameBalance } from '../wallet/read-game-balance.ts'
import { findRound } from './round-queries.ts'
import { roundView } from './round-view.ts'

/** The current state of the round, the balance and the seeds; null when there is no such round. */
export async function playedRound(
  ctx: ArcadeContext,
  { player, game: id }: GameSession,
  roundId: string,
): Promise<GameResponse<'openRound'> | null> {
  const game = ctx.games.get(id)
  const played = await ctx.db.transaction().execute(async (trx) => {
    const playerSeeds = await lockPlayerSeeds(ctx, trx, player.player_id, id)
    const row = await findRound(ctx, trx, player.player_id, roundId)
    if (row === undefined) return null
    return {
      round: roundView(game, row),
      fairness: await readFairnessState(trx, playerSeeds),
      ...(row.free_grant !== null && { free_rounds: await findFreeRounds(trx, row.free_grant) }),
    }
  })
  if (played === null) return null
  const balance = formatAmount(await readGameBalance(ctx, player, game.platform))
  return { ...played, balance }
}
