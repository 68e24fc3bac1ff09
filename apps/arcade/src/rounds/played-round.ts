import type { ArcadeContext } from '../arcade-context.ts'
import { lockPlayerSeeds, readFairnessState } from '../fairness/player-seeds.ts'
import { failed, type GameFailure, type GameResult } from '../game-api/game-result.ts'
import type { GameResponse } from '../game-api/schema.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { formatAmount } from '../wallet/amount.ts'
import { gameWalletOf } from '../wallet/game-wallet.ts'
import { findRound } from './round-queries.ts'
import { roundView } from './round-view.ts'

/** Answers a call with the round as it stands, the balance and the seeds; `missing` when the round is not there. */
export function playedRound(
  ctx: ArcadeContext,
  { player, game: id }: GameSession,
  roundId: string,
  missing: GameFailure['code'],
): Promise<GameResult<GameResponse<'openRound'>>> {
  const game = ctx.games.get(id)
  return ctx.db.transaction().execute(async (trx) => {
    const playerSeeds = await lockPlayerSeeds(ctx, trx, player.player_id, id)
    const row = await findRound(ctx, trx, player.player_id, roundId)
    if (row === undefined) return failed(missing)
    const balance = formatAmount(await gameWalletOf(ctx, player, game.platform).balance(trx))
    return {
      ok: true,
      data: { round: roundView(game, row), balance, fairness: await readFairnessState(trx, playerSeeds) },
    }
  })
}
