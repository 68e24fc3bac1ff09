import type { ArcadeContext } from '../../../src/arcade-context.ts'
import { GAMES } from '../../../src/catalogue/games.ts'
import type { ArcadeTrx } from '../../../src/db/schema.ts'
import { lockPlayerSeeds, readFairnessState } from '../../../src/fairness/player-seeds.ts'
import { failed, type GameFailure, type GameResult } from '../../../src/game-api/game-result.ts'
import type { MinesRound } from '../../../src/game-api/schema.ts'
import { findRound, type SeededRound } from '../../../src/rounds/round-queries.ts'
import type { PlayedRound } from '../../../src/rounds/start-round.ts'
import type { GameSession } from '../../../src/sessions/game-session.ts'
import { formatAmount } from '../../../src/wallet/amount.ts'
import { type GameWallet, gameWalletOf } from '../../../src/wallet/game-wallet.ts'
import { minesRoundView } from './round-view.ts'

/** Runs `act` on one of the player's mines rounds under its row lock and returns the updated round. ROUND_NOT_FOUND for any other round. */
export function actOnMinesRound(
  ctx: ArcadeContext,
  session: GameSession,
  roundId: string,
  act: (trx: ArcadeTrx, round: SeededRound, wallet: GameWallet) => Promise<GameFailure | null>,
): Promise<GameResult<PlayedRound<MinesRound>>> {
  const { player } = session
  const wallet = gameWalletOf(ctx, player, GAMES.mines.platform)
  return ctx.db.transaction().execute(async (trx) => {
    const playerSeeds = await lockPlayerSeeds(ctx, trx, player.player_id, 'mines')
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
        fairness: await readFairnessState(trx, playerSeeds),
      },
    }
  })
}
