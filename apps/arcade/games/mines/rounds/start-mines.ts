import type { ArcadeContext } from '../../../src/arcade-context.ts'
import { failed, type GameResult } from '../../../src/game-api/game-result.ts'
import type { GameRequest, MinesRound } from '../../../src/game-api/schema.ts'
import { type PlayedRound, startRound } from '../../../src/rounds/start-round.ts'
import type { GameSession } from '../../../src/sessions/game-session.ts'
import { parseAmount } from '../../../src/wallet/amount.ts'
import { MINES_BET } from '../rules.ts'
import { readMinesDetail } from './round-detail.ts'
import { minesRoundView } from './round-view.ts'

/** Starts a mines round; the seeds fix where the mines are. BET_NOT_ALLOWED for a stake outside the limits; see `startRound` for the other errors. */
export async function startMines(
  ctx: ArcadeContext,
  session: GameSession,
  request: GameRequest<'startMines'>,
): Promise<GameResult<PlayedRound<MinesRound>>> {
  const bet = parseAmount(request.bet)
  if (bet === null || !isAllowed(bet)) return failed('BET_NOT_ALLOWED')
  const { mines } = request
  return startRound(
    ctx,
    session,
    {
      game: 'mines',
      requestId: request.request_id,
      bet,
      isSame: (earlier) => readMinesDetail(earlier).mines === mines,
      draw: () => ({ detail: { mines, picks: [], hit: null }, settled: null }),
    },
    minesRoundView,
  )
}

function isAllowed(bet: bigint): boolean {
  return bet >= MINES_BET.min && bet <= MINES_BET.max && bet % MINES_BET.step === 0n
}
