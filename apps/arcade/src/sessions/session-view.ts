import type { ArcadeContext } from '../arcade-context.ts'
import { lockPlayerSeeds, readFairnessState } from '../fairness/player-seeds.ts'
import { listFreeRounds } from '../free-rounds/free-grants.ts'
import type { BetOptions, OpenSessionResponse } from '../game-api/schema.ts'
import type { SpotLimits } from '../games/game-module.ts'
import { mainSpot } from '../games/spot-limits.ts'
import { resumeOpenRound } from '../rounds/resume-rounds.ts'
import { listPlayerRounds, sumRoundsSince } from '../rounds/round-queries.ts'
import { roundView } from '../rounds/round-view.ts'
import { ARCADE_CURRENCY, formatAmount } from '../wallet/amount.ts'
import { readGameBalance } from '../wallet/read-game-balance.ts'
import type { GameSession } from './game-session.ts'

/** Returns everything a game page needs to start: balance, limits, seeds, and the open and last rounds. */
export async function sessionView(
  ctx: ArcadeContext,
  session: GameSession,
  token: string,
): Promise<OpenSessionResponse> {
  const { player } = session
  const game = ctx.games.get(session.game)
  const openRound = await resumeOpenRound(ctx, player.player_id, game.id)
  const fairness = await ctx.db.transaction().execute(async (trx) => {
    return readFairnessState(trx, await lockPlayerSeeds(ctx, trx, player.player_id, game.id))
  })
  const now = ctx.clock.now()
  const since = session.openedAt ?? now
  const played = await sumRoundsSince(ctx, player.player_id, game.id, since)
  const [lastRound] = await listPlayerRounds(ctx, player.player_id, game.id, null, 1)
  return {
    session_token: token,
    expires_at: session.expiresAt.toISOString(),
    game: game.id,
    mode: player.demo_balance === null ? 'real' : 'demo',
    is_test: player.is_test,
    currency: ARCADE_CURRENCY,
    balance: formatAmount(await readGameBalance(ctx, player, game.platform)),
    bets: betOptions(mainSpot(game.tables[0])),
    max_win: formatAmount(game.tables[0].maxWin),
    tables: game.tables.map(({ id, spots, maxWin }) => ({
      id,
      spots: Object.fromEntries(Object.entries(spots).map(([spot, limits]) => [spot, betOptions(limits)])),
      max_win: formatAmount(maxWin),
    })),
    duties: session.duties,
    rtp: game.proof.rtp(),
    volatility: game.volatility,
    fairness,
    open_round: openRound === undefined ? null : roundView(game, openRound),
    last_round: lastRound === undefined ? null : roundView(game, lastRound),
    free_rounds: await listFreeRounds(ctx.db, { playerId: player.player_id, game, now }),
    parent_origin: session.parentOrigin,
    return_url: session.returnUrl,
    server_time: now.toISOString(),
    played: {
      since: since.toISOString(),
      staked: formatAmount(played.staked),
      paid: formatAmount(played.paid),
    },
  }
}

function betOptions({ min, max, choices, step, start }: SpotLimits): BetOptions {
  return {
    min: formatAmount(min),
    max: formatAmount(max),
    choices: choices.map(formatAmount),
    step: formatAmount(step),
    start: formatAmount(start),
  }
}
