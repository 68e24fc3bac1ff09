import type { ArcadeContext } from '../arcade-context.ts'
import { GAMES } from '../catalogue/games.ts'
import { spinDragonGate } from '../play/dragon-gate/spin.ts'
import type { GameResult } from '../play/game-result.ts'
import { getRound, listRounds } from '../play/list-rounds.ts'
import { cashOutMines } from '../play/mines/cash-out-mines.ts'
import { pickMines } from '../play/mines/pick-mines.ts'
import { startMines } from '../play/mines/start-mines.ts'
import { rotateSeed } from '../play/rotate-seed.ts'
import { refillDemo } from '../sessions/demo-players.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { resumeSession } from '../sessions/open-session.ts'
import { formatAmount } from '../wallet/amount.ts'
import { purseOf } from '../wallet/purse.ts'
import type { GameCallName, GameId, GameRequest, GameResponse } from './schema.ts'

export type SessionCallName = Exclude<GameCallName, 'openSession'>

type Handler<N extends SessionCallName> = (
  ctx: ArcadeContext,
  session: GameSession,
  request: GameRequest<N>,
  token: string,
) => Promise<GameResult<GameResponse<N>>>

/** The handler of each game call that needs a session. */
export const gameHandlers: { readonly [N in SessionCallName]: Handler<N> } = {
  resumeSession: (ctx, session, _request, token) => resumeSession(ctx, session, token),
  getBalance: async (ctx, { player, game }) => {
    const balance = await purseOf(ctx, player, GAMES[game].platform).balance(ctx.db)
    return { ok: true, data: { balance: formatAmount(balance) } }
  },
  refillDemo,
  spinDragonGate,
  startMines,
  pickMines,
  cashOutMines,
  rotateSeed,
  listRounds,
  getRound,
}

/** The game of each game-specific call; a session of another game is refused. */
export const GAME_OF_CALL: { readonly [N in SessionCallName]?: GameId } = {
  spinDragonGate: 'dragon-gate',
  startMines: 'mines',
  pickMines: 'mines',
  cashOutMines: 'mines',
}
