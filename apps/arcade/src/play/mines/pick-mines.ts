import type { ArcadeContext } from '../../arcade-context.ts'
import type { GameRequest, MinesRound } from '../../game-api/schema.ts'
import { minesPickLimit } from '../../games/mines/rules.ts'
import type { GameSession } from '../../sessions/game-session.ts'
import { failed, type GameResult } from '../game-result.ts'
import type { PlayedRound } from '../start-round.ts'
import { actOnMines } from './act-on-mines.ts'
import { mineTilesOf, readMinesDetail } from './mines-detail.ts'
import { keepMinesPicks, settleMines } from './settle-mines.ts'

/** Opens a tile. A mine ends the round; the last allowed tile cashes it out. An open tile returns the round unchanged. ROUND_CLOSED after the end. */
export function pickMines(
  ctx: ArcadeContext,
  session: GameSession,
  { round_id, tile }: GameRequest<'pickMines'>,
): Promise<GameResult<PlayedRound<MinesRound>>> {
  return actOnMines(ctx, session, round_id, async (trx, round, wallet) => {
    const detail = readMinesDetail(round)
    if (detail.picks.includes(tile)) return null
    if (round.status !== 'OPEN') return failed('ROUND_CLOSED')
    const isMine = mineTilesOf(round).includes(tile)
    const after = { ...detail, picks: [...detail.picks, tile], hit: isMine ? tile : null }
    const isOver = isMine || after.picks.length >= minesPickLimit(round.bet, detail.mines)
    if (isOver) await settleMines(trx, round, wallet, after, ctx.clock.now())
    else await keepMinesPicks(trx, round, after)
    return null
  })
}
