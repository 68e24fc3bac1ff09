import type { ArcadeContext } from '../arcade-context.ts'
import { rotateSeed } from '../fairness/rotate-seed.ts'
import { setClientSeed } from '../fairness/set-client-seed.ts'
import { actOnRound } from '../rounds/act-on-round.ts'
import { getRound, listRounds } from '../rounds/list-rounds.ts'
import { openRound } from '../rounds/open-round.ts'
import { refillDemo } from '../sessions/demo-players.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { resumeSession } from '../sessions/open-session.ts'
import { actOnBet } from '../shared-rounds/act-on-bet.ts'
import { placeBet } from '../shared-rounds/place-bet.ts'
import { isSharedGame } from '../shared-rounds/shared-round-store.ts'
import { formatAmount } from '../wallet/amount.ts'
import { readGameBalance } from '../wallet/read-game-balance.ts'
import type { GameResult } from './game-result.ts'
import type { GameCallName, GameRequest, GameResponse } from './schema.ts'

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
    const balance = await readGameBalance(ctx, player, ctx.games.get(game).platform)
    return { ok: true, data: { balance: formatAmount(balance) } }
  },
  refillDemo,
  openRound(ctx, session, request) {
    const game = ctx.games.get(session.game)
    return isSharedGame(game) ? placeBet(ctx, session, game, request) : openRound(ctx, session, request)
  },
  actOnRound(ctx, session, request) {
    const game = ctx.games.get(session.game)
    return isSharedGame(game) ? actOnBet(ctx, session, game, request) : actOnRound(ctx, session, request)
  },
  rotateSeed,
  setClientSeed,
  listRounds,
  getRound,
}
