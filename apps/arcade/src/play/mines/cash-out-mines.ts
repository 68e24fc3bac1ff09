import type { ArcadeContext } from '../../arcade-context.ts'
import type { GameRequest, MinesRound } from '../../game-api/schema.ts'
import type { GameSession } from '../../sessions/game-session.ts'
import { failed, type GameResult } from '../game-result.ts'
import type { PlayedRound } from '../start-round.ts'
import { actOnMines } from './act-on-mines.ts'
import { readMinesDetail } from './mines-detail.ts'
import { settleMines } from './settle-mines.ts'

/** Cashes out an open round. A settled round is returned unchanged. BAD_REQUEST before the first tile. */
export function cashOutMines(
  ctx: ArcadeContext,
  session: GameSession,
  { round_id }: GameRequest<'cashOutMines'>,
): Promise<GameResult<PlayedRound<MinesRound>>> {
  return actOnMines(ctx, session, round_id, async (trx, round, wallet) => {
    if (round.status !== 'OPEN') return null
    const detail = readMinesDetail(round)
    if (detail.picks.length === 0) return failed('BAD_REQUEST')
    await settleMines(trx, round, wallet, detail, ctx.clock.now())
    return null
  })
}
