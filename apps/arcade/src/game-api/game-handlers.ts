import { spinDragonGate } from '../../games/dragon-gate/rounds/spin-dragon-gate.ts'
import { cashOutMines } from '../../games/mines/rounds/cash-out-mines.ts'
import { pickMines } from '../../games/mines/rounds/pick-mines.ts'
import { startMines } from '../../games/mines/rounds/start-mines.ts'
import type { ArcadeContext } from '../arcade-context.ts'
import { GAMES } from '../catalogue/games.ts'
import { rotateSeed } from '../fairness/rotate-seed.ts'
import { getRound, listRounds } from '../rounds/list-rounds.ts'
import { refillDemo } from '../sessions/demo-players.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { resumeSession } from '../sessions/open-session.ts'
import { formatAmount } from '../wallet/amount.ts'
import { gameWalletOf } from '../wallet/game-wallet.ts'
import type { GameResult } from './game-result.ts'
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
    const balance = await gameWalletOf(ctx, player, GAMES[game].platform).balance(ctx.db)
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
export const GAME_BY_CALL: { readonly [N in SessionCallName]?: GameId } = {
  spinDragonGate: 'dragon-gate',
  startMines: 'mines',
  pickMines: 'mines',
  cashOutMines: 'mines',
}
