import type { ArcadeContext } from '../../../src/arcade-context.ts'
import { failed, type GameResult } from '../../../src/game-api/game-result.ts'
import type { GameRequest, MinesRound } from '../../../src/game-api/schema.ts'
import type { PlayedRound } from '../../../src/rounds/start-round.ts'
import type { GameSession } from '../../../src/sessions/game-session.ts'
import { actOnMinesRound } from './act-on-mines-round.ts'
import { readMinesDetail } from './round-detail.ts'
import { settleMines } from './settle-mines.ts'

/** Cashes out an open round. A settled round is returned unchanged. BAD_REQUEST before the first tile. */
export function cashOutMines(
  ctx: ArcadeContext,
  session: GameSession,
  { round_id }: GameRequest<'cashOutMines'>,
): Promise<GameResult<PlayedRound<MinesRound>>> {
  return actOnMinesRound(ctx, session, round_id, async (trx, round, wallet) => {
    if (round.status !== 'OPEN') return null
    const detail = readMinesDetail(round)
    if (detail.picks.length === 0) return failed('BAD_REQUEST')
    await settleMines(trx, round, wallet, detail, ctx.clock.now())
    return null
  })
}
