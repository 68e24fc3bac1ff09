import type { ArcadeContext } from '../../../src/arcade-context.ts'
import { failed, type GameResult } from '../../../src/game-api/game-result.ts'
import type { DragonGateRound, GameRequest } from '../../../src/game-api/schema.ts'
import { type PlayedRound, startRound } from '../../../src/rounds/start-round.ts'
import type { GameSession } from '../../../src/sessions/game-session.ts'
import { parseAmount } from '../../../src/wallet/amount.ts'
import { DRAGON_GATE_BETS } from '../paytable.ts'
import { playDragonGate } from '../rules.ts'
import { dragonGateDetail, dragonGateRoundView } from './round-view.ts'

/** Plays one paid spin with its free spins and settles it at once. BET_NOT_ALLOWED for a stake outside `DRAGON_GATE_BETS`; see `startRound` for the other errors. */
export async function spinDragonGate(
  ctx: ArcadeContext,
  session: GameSession,
  request: GameRequest<'spinDragonGate'>,
): Promise<GameResult<PlayedRound<DragonGateRound>>> {
  const bet = parseAmount(request.bet)
  if (bet === null || !DRAGON_GATE_BETS.includes(bet)) return failed('BET_NOT_ALLOWED')
  return startRound(
    ctx,
    session,
    {
      game: 'dragon-gate',
      requestId: request.request_id,
      bet,
      isSame: () => true,
      draw(stream) {
        const outcome = playDragonGate(stream, bet)
        return { detail: dragonGateDetail(outcome), settled: { win: outcome.win, validBet: bet } }
      },
    },
    dragonGateRoundView,
  )
}
