import type { ArcadeContext } from '../../../src/arcade-context.ts'
import { failed, type GameResult } from '../../../src/game-api/game-result.ts'
import type { GameRequest, MinesRound } from '../../../src/game-api/schema.ts'
import type { PlayedRound } from '../../../src/rounds/start-round.ts'
import type { GameSession } from '../../../src/sessions/game-session.ts'
import { minesPickLimit } from '../rules.ts'
import { actOnMinesRound } from './act-on-mines-round.ts'
import { deriveMineTiles, readMinesDetail } from './round-detail.ts'
import { saveMinesPicks, settleMines } from './settle-mines.ts'

/** Opens a tile. A mine ends the round; the last allowed tile cashes it out. An open tile returns the round unchanged. ROUND_CLOSED after the end. */
export function pickMines(
  ctx: ArcadeContext,
  session: GameSession,
  { round_id, tile }: GameRequest<'pickMines'>,
): Promise<GameResult<PlayedRound<MinesRound>>> {
  return actOnMinesRound(ctx, session, round_id, async (trx, round, wallet) => {
    const detail = readMinesDetail(round)
    if (detail.picks.includes(tile)) return null
    if (round.status !== 'OPEN') return failed('ROUND_CLOSED')
    const isMine = deriveMineTiles(round).includes(tile)
    const after = { ...detail, picks: [...detail.picks, tile], hit: isMine ? tile : null }
    const isOver = isMine || after.picks.length >= minesPickLimit(round.bet, detail.mines)
    if (isOver) await settleMines(trx, round, wallet, after, ctx.clock.now())
    else await saveMinesPicks(trx, round, after)
    return null
  })
}
