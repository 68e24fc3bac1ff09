import { isDeepStrictEqual } from 'node:util'
import type { ArcadeContext } from '../arcade-context.ts'
import { lockPlayerSeeds } from '../fairness/player-seeds.ts'
import { failed, type GameFailure, type GameResult } from '../game-api/game-result.ts'
import type { GameRequest, GameResponse } from '../game-api/schema.ts'
import type { GameModule } from '../games/game-module.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { advanceRound, isFinal } from './advance-round.ts'
import { playedRound } from './played-round.ts'
import { findRound, type SeededRound } from './round-queries.ts'
import { findStepByRequest, findUnfinishedStep, insertStep } from './step-queries.ts'
import { readContext, readState } from './stored-round.ts'

interface ActRequest {
  readonly requestId: string
  readonly roundId: string
  readonly action: unknown
}

/** `done`: nothing is left to do; `own`: this request's step is to be finished; `other`: an earlier one, before this request. */
type Prepared = { readonly round: SeededRound; readonly next: 'done' | 'own' | 'other' }

/**
 * Acts on the player's open round. A repeated request, and an action whose effect is there already, return the round as it is.
 * ROUND_NOT_FOUND for any other round, ROUND_CLOSED after the end, BAD_REQUEST for an action that the rules refuse,
 * LIMIT_REACHED and INSUFFICIENT when the player’s limit or balance does not cover what the action costs, REQUEST_CONFLICT for a request id used by another action.
 */
export async function actOnRound(
  ctx: ArcadeContext,
  session: GameSession,
  { request_id, round_id, action: input }: GameRequest<'actOnRound'>,
): Promise<GameResult<GameResponse<'actOnRound'>>> {
  const game = ctx.games.get(session.game)
  const action = game.schemas.action.safeParse(input)
  if (!action.success) return failed('BAD_REQUEST')
  const request = { requestId: request_id, roundId: round_id, action: action.data }
  for (;;) {
    const prepared = await prepareStep(ctx, session, game, request)
    if ('code' in prepared) return prepared
    const { round, next } = prepared
    const failure = next === 'done' ? null : await advanceRound(ctx, round, ctx.clock.now())
    if (isFinal(failure, next === 'own')) return failed(failure)
    if (next === 'other') continue
    if (next === 'own' && (await findStepByRequest(ctx.db, round_id, request_id)) === undefined) {
      // As in `openRound`: refused while another process finished it.
      if (session.player.wallet === 'seamless') return failed('WALLET_UNAVAILABLE')
      continue
    }
    const data = await playedRound(ctx, session, round_id)
    return data === null ? failed('ROUND_NOT_FOUND') : { ok: true, data }
  }
}

/** Records the action as the round's PENDING step. */
function prepareStep(
  ctx: ArcadeContext,
  session: GameSession,
  game: GameModule,
  request: ActRequest,
): Promise<Prepared | GameFailure> {
  const { player_id } = session.player
  return ctx.db.transaction().execute(async (trx) => {
    await lockPlayerSeeds(ctx, trx, player_id, game.id)
    const round = await findRound(ctx, trx, player_id, request.roundId)
    if (round === undefined || round.game !== game.id) return failed('ROUND_NOT_FOUND')
    const earlier = await findStepByRequest(trx, round.round_id, request.requestId)
    if (earlier !== undefined) {
      const isSame = earlier.kind === 'ACT' && isDeepStrictEqual(earlier.action, request.action)
      return isSame ? { round, next: 'own' } : failed('REQUEST_CONFLICT')
    }
    if ((await findUnfinishedStep(trx, round.round_id)) !== undefined) return { round, next: 'other' }
    const state = readState(game, round)
    const context = readContext(game, round)
    if (game.isRepeated?.(state, request.action, context)) return { round, next: 'done' }
    if (round.status !== 'OPEN') return failed('ROUND_CLOSED')
    const step = game.act?.(state, request.action, context) ?? null
    if (step === null) return failed('BAD_REQUEST')
    await insertStep(trx, {
      roundId: round.round_id,
      kind: 'ACT',
      requestId: request.requestId,
      action: request.action,
      stake: step.stake ?? 0n,
      at: ctx.clock.now(),
    })
    return { round, next: 'own' }
  })
}
