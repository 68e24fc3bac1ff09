import type { ArcadeContext } from '../arcade-context.ts'
import { GAMES } from '../catalogue/games.ts'
import { isInMaintenance } from '../catalogue/platform-status.ts'
import type { ArcadeTrx, SeatRow } from '../db/schema.ts'
import { createRandomStream, type RandomStream } from '../fairness/random-stream.ts'
import type { FairnessState, GameId, Round } from '../game-api/schema.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { formatAmount } from '../wallet/amount.ts'
import { type Purse, purseOf } from '../wallet/purse.ts'
import { failed, type GameResult } from './game-result.ts'
import { findOpenRound, findRound, findRoundByRequest, type SeededRound } from './round-queries.ts'
import { advanceNonce, fairnessState, lockSeat, serverSeedOf } from './seats.ts'

/** What a game makes of a fresh round: its part of the row, and, where the round is over at once, what it pays. */
export interface RoundStart {
  readonly detail: object
  readonly settled: { readonly win: bigint; readonly validBet: bigint } | null
}

export interface RoundRequest {
  readonly game: GameId
  readonly requestId: string
  readonly bet: bigint
  /** Whether an earlier round under the same request id is the same request. */
  isSame(earlier: SeededRound): boolean
  draw(stream: RandomStream): RoundStart
}

export interface PlayedRound<R extends Round> {
  readonly round: R
  readonly balance: string
  readonly fairness: FairnessState
}

/** An open round is settled by its stated rule when it is this old. */
const ROUND_LIFE_MS = 24 * 60 * 60 * 1000

/**
 * Starts a round: stake, row, outcome and win in one transaction, under the lock of the player's seat in the game.
 * A repeated request answers the round it made. MAINTENANCE, ROUND_OPEN, INSUFFICIENT, REQUEST_CONFLICT: nothing moved.
 */
export function startRound<R extends Round>(
  ctx: ArcadeContext,
  session: GameSession,
  request: RoundRequest,
  view: (row: SeededRound) => R,
): Promise<GameResult<PlayedRound<R>>> {
  const { platform } = GAMES[request.game]
  const purse = purseOf(ctx, session.player, platform)
  return ctx.db.transaction().execute(async (trx) => {
    const seat = await lockSeat(ctx, trx, session.player.player_id, request.game)
    const earlier = await findRoundByRequest(ctx, trx, session.player.player_id, request.requestId)
    if (earlier !== undefined) {
      const isSame = earlier.game === request.game && earlier.bet === request.bet && request.isSame(earlier)
      return isSame ? played(trx, seat, purse, view(earlier)) : failed('REQUEST_CONFLICT')
    }
    if (await isInMaintenance(trx, platform)) return failed('MAINTENANCE')
    if (await findOpenRound(ctx, trx, session.player.player_id, request.game)) return failed('ROUND_OPEN')
    const roundId = ctx.ids.uuid()
    if (!(await purse.takeBet(trx, roundId, request.bet))) return failed('INSUFFICIENT')
    await insertRound(ctx, trx, { session, seat, roundId, request })
    const row = await findRound(ctx, trx, session.player.player_id, roundId, false)
    if (row === undefined) throw new Error(`round ${roundId} is not there after its insert`)
    await purse.payWin(trx, roundId, row.win)
    return played(trx, await advanceNonce(trx, seat), purse, view(row))
  })
}

async function insertRound(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  made: { session: GameSession; seat: SeatRow; roundId: string; request: RoundRequest },
): Promise<void> {
  const { session, seat, roundId, request } = made
  const stream = createRandomStream({
    serverSeed: await serverSeedOf(ctx, trx, seat.seed_id),
    clientSeed: seat.client_seed,
    nonce: seat.nonce,
  })
  const { detail, settled } = request.draw(stream)
  const now = ctx.clock.now()
  await trx
    .insertInto('arcade.rounds')
    .values({
      round_id: roundId,
      player_id: session.player.player_id,
      platform: GAMES[request.game].platform,
      game: request.game,
      is_demo: session.player.demo_balance !== null,
      request_id: request.requestId,
      seed_id: seat.seed_id,
      client_seed: seat.client_seed,
      nonce: seat.nonce,
      bet: request.bet,
      valid_bet: settled?.validBet ?? 0n,
      win: settled?.win ?? 0n,
      status: settled === null ? 'OPEN' : 'SETTLED',
      detail: JSON.stringify(detail),
      opened_at: now,
      settled_at: settled === null ? null : now,
      changed_at: now,
      expires_at: settled === null ? new Date(now.getTime() + ROUND_LIFE_MS) : now,
    })
    .execute()
}

async function played<R extends Round>(
  trx: ArcadeTrx,
  seat: SeatRow,
  purse: Purse,
  round: R,
): Promise<GameResult<PlayedRound<R>>> {
  const balance = formatAmount(await purse.balance(trx))
  return { ok: true, data: { round, balance, fairness: await fairnessState(trx, seat) } }
}
