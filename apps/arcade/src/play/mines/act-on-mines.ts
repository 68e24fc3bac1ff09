import type { ArcadeContext } from '../../arcade-context.ts'
import { GAMES } from '../../catalogue/games.ts'
import type { ArcadeTrx } from '../../db/schema.ts'
import type { MinesRound } from '../../game-api/schema.ts'
import type { GameSession } from '../../sessions/game-session.ts'
import { formatAmount } from '../../wallet/amount.ts'
import { type Purse, purseOf } from '../../wallet/purse.ts'
import { failed, type GameFailure, type GameResult } from '../game-result.ts'
import { findRound, type SeededRound } from '../round-queries.ts'
import { fairnessState, lockSeat } from '../seats.ts'
import type { PlayedRound } from '../start-round.ts'
import { minesRoundView } from './round-view.ts'

/** Runs `act` on one of the player's mines rounds under its row lock and returns the updated round. ROUND_NOT_FOUND for any other round. */
export function actOnMines(
  ctx: ArcadeContext,
  session: GameSession,
  roundId: string,
  act: (trx: ArcadeTrx, round: SeededRound, wallet: Purse) => Promise<GameFailure | null>,
): Promise<GameResult<PlayedRound<MinesRound>>> {
  const { player } = session
  const wallet = purseOf(ctx, player, GAMES.mines.platform)
  return ctx.db.transaction().execute(async (trx) => {
    const playerSeeds = await lockSeat(ctx, trx, player.player_id, 'mines')
    const round = await findRound(ctx, trx, player.player_id, roundId, true)
    if (round === undefined || round.game !== 'mines') return failed('ROUND_NOT_FOUND')
    const failure = await act(trx, round, wallet)
    if (failure !== null) return failure
    const after = await findRound(ctx, trx, player.player_id, roundId, false)
    if (after === undefined) return failed('ROUND_NOT_FOUND')
    return {
      ok: true,
      data: {
        round: minesRoundView(after),
        balance: formatAmount(await wallet.balance(trx)),
        fairness: await fairnessState(trx, playerSeeds),
      },
    }
  })
}
