import type { ArcadeContext } from '../../arcade-context.ts'
import type { GameRequest, MinesRound } from '../../game-api/schema.ts'
import type { GameSession } from '../../sessions/game-session.ts'
import { failed, type GameResult } from '../game-result.ts'
import type { PlayedRound } from '../start-round.ts'
import { actOnMines } from './act-on-mines.ts'
import { readMinesDetail } from './mines-detail.ts'
import { settleMines } from './settle-mines.ts'

/** Takes what the opened tiles are worth. Refused (BAD_REQUEST) before the first tile. */
export function cashOutMines(
  ctx: ArcadeContext,
  session: GameSession,
  { round_id }: GameRequest<'cashOutMines'>,
): Promise<GameResult<PlayedRound<MinesRound>>> {
  return actOnMines(ctx, session, round_id, async (trx, round, purse) => {
    if (round.status !== 'OPEN') return null
    const detail = readMinesDetail(round)
    if (detail.picks.length === 0) return failed('BAD_REQUEST')
    await settleMines(trx, round, purse, detail, ctx.clock.now())
    return null
  })
}
