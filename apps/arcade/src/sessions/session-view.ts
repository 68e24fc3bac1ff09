import type { ArcadeContext } from '../arcade-context.ts'
import { GAMES } from '../catalogue/games.ts'
import { lockPlayerSeeds, readFairnessState } from '../fairness/player-seeds.ts'
import type { OpenSessionResponse } from '../game-api/schema.ts'
import { findOpenRound, listPlayerRounds } from '../rounds/round-queries.ts'
import { roundView } from '../rounds/round-view.ts'
import { ARCADE_CURRENCY, formatAmount } from '../wallet/amount.ts'
import { gameWalletOf } from '../wallet/game-wallet.ts'
import type { GameSession } from './game-session.ts'

/** Returns everything a game page needs to start: balance, limits, seeds, and the open and last rounds. */
export async function sessionView(
  ctx: ArcadeContext,
  session: GameSession,
  token: string,
): Promise<OpenSessionResponse> {
  const { game, player } = session
  const definition = GAMES[game]
  const wallet = gameWalletOf(ctx, player, definition.platform)
  const fairness = await ctx.db.transaction().execute(async (trx) => {
    return readFairnessState(trx, await lockPlayerSeeds(ctx, trx, player.player_id, game))
  })
  const openRound = await findOpenRound(ctx, ctx.db, player.player_id, game)
  const [lastRound] = await listPlayerRounds(ctx, player.player_id, game, null, 1)
  return {
    session_token: token,
    expires_at: session.expiresAt.toISOString(),
    game,
    mode: player.demo_balance === null ? 'real' : 'demo',
    is_test: player.is_test,
    currency: ARCADE_CURRENCY,
    balance: formatAmount(await wallet.balance(ctx.db)),
    bets: definition.bets,
    max_win: formatAmount(definition.maxWin),
    rtp: definition.rtp,
    volatility: definition.volatility,
    fairness,
    open_round: openRound === undefined ? null : roundView(openRound),
    last_round: lastRound === undefined ? null : roundView(lastRound),
    parent_origin: session.parentOrigin,
    return_url: session.returnUrl,
    server_time: ctx.clock.now().toISOString(),
  }
}
