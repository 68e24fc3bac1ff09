import { isDeepStrictEqual } from 'node:util'
import type { ArcadeContext } from '../arcade-context.ts'
import { isInMaintenance } from '../catalogue/platform-status.ts'
import type { ArcadeTrx, PlayerSeedsRow } from '../db/schema.ts'
import { advanceNonce, lockPlayerSeeds, ROUNDS_PER_SEED, readServerSeed } from '../fairness/player-seeds.ts'
import { createRoundStream } from '../fairness/random-stream.ts'
import { activateNextSeed } from '../fairness/rotate-seed.ts'
import { findPlayableGrant, takeFreeRound } from '../free-rounds/free-grants.ts'
import { failed, type GameFailure, type GameResult } from '../game-api/game-result.ts'
import type { GameRequest, GameResponse } from '../game-api/schema.ts'
import type { GameModule } from '../games/game-module.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { advanceRound, isFinal } from './advance-round.ts'
import type { InstantOrder, PlayedInstant } from './draw-instant-rounds.ts'
import { playHallRound } from './play-hall-round.ts'
import { playInstantRound } from './play-instant-round.ts'
import { playedRound } from './played-round.ts'
import { findOpenRound, findRoundByRequest, type SeededRound } from './round-queries.ts'
import { findUnfinishedStep, insertStep } from './step-queries.ts'
import { readBet } from './stored-round.ts'

/** Age at which an open round is settled by its game's rule for abandoned rounds. */
const ROUND_LIFE_MS = 24 * 60 * 60 * 1000

interface OpenRequest {
  readonly requestId: string
  readonly bet: unknown
  /** The grant that it is a round of; null where the player pays. */
  readonly freeGrant: string | null
}

type Prepared = {
  readonly round: Pick<SeededRound, 'round_id' | 'player_id' | 'game'>
  readonly isOwn: boolean
}

/**
 * Opens a round of the session's game; an instant game's is over in the answer. A repeated request returns its round.
 * BAD_REQUEST for a bet of another shape, BET_NOT_ALLOWED outside the limits; on MAINTENANCE, ROUND_OPEN, LIMIT_REACHED, INSUFFICIENT,
 * REQUEST_CONFLICT and TOO_FAST (within the hall's minimum cycle) no money moves. A free round costs the player nothing:
 * FREE_ROUNDS_OVER when its grant gives none (any more), BET_NOT_ALLOWED for another bet than the grant's.
 */
export async function openRound(
  ctx: ArcadeContext,
  session: GameSession,
  { request_id, bet: input, free_rounds = null }: GameRequest<'openRound'>,
): Promise<GameResult<GameResponse<'openRound'>>> {
  const game = ctx.games.get(session.game)
  const bet = game.schemas.bet.safeParse(input)
  if (!bet.success) return failed('BAD_REQUEST')
  if (game.checkBet(bet.data, game.tables[0]) !== null) return failed('BET_NOT_ALLOWED')
  const request = { requestId: request_id, bet: bet.data, freeGrant: free_rounds }
  if (free_rounds === null && game.rounds === 'instant' && session.duties.min_cycle_ms === 0) {
    const played = await playAtOnce(ctx, { session, game, requestId: request_id, bet: bet.data })
    if (played !== null) return played
  }
  for (;;) {
    const prepared = await prepareRound(ctx, session, game, request)
    if ('code' in prepared) return prepared
    const failure = await advanceRound(ctx, prepared.round, ctx.clock.now())
    if (isFinal(failure, prepared.isOwn)) return failed(failure)
    if (!prepared.isOwn) continue
    const played = await playedRound(ctx, session, prepared.round.round_id)
    if (played !== null) return { ok: true, data: played }
    // Another process finished the step and knows why the stake was refused. The hall is not asked twice for one request.
    if (session.player.wallet === 'seamless') return failed('WALLET_UNAVAILABLE')
  }
}

/** Plays a round of one step, batched with others, on the arcade's or the hall's wallet. Null when it must be played step by step. */
function playAtOnce(ctx: ArcadeContext, order: InstantOrder): Promise<PlayedInstant | null> {
  if (order.session.player.wallet === 'transfer') return playInstantRound(ctx, order)
  return ctx.hallWallet === null ? Promise.resolve(null) : playHallRound(ctx, ctx.hallWallet, order)
}

/** Records the round as PENDING with its nonce. Returns another round of the player instead when its step must be finished first. */
function prepareRound(
  ctx: ArcadeContext,
  session: GameSession,
  game: GameModule,
  request: OpenRequest,
): Promise<Prepared | GameFailure> {
  const { player_id } = session.player
  return ctx.db.transaction().execute(async (trx) => {
    const current = await lockPlayerSeeds(ctx, trx, player_id, game.id)
    const earlier = await findRoundByRequest(ctx, trx, player_id, request.requestId)
    if (earlier !== undefined) {
      const isSame =
        earlier.game === game.id &&
        earlier.free_grant === request.freeGrant &&
        isDeepStrictEqual(readBet(game, earlier), request.bet)
      return isSame ? { round: earlier, isOwn: true } : failed('REQUEST_CONFLICT')
    }
    if (await isInMaintenance(trx, game.platform)) return failed('MAINTENANCE')
    const open = await findOpenRound(ctx, trx, player_id, game.id)
    if (open !== undefined) {
      const isUnfinished = (await findUnfinishedStep(trx, open.round_id)) !== undefined
      return isUnfinished ? { round: open, isOwn: false } : failed('ROUND_OPEN')
    }
    if (await isWithinCycle(ctx, trx, session, game)) return failed('TOO_FAST')
    const refusal = await refuseFreeRound(ctx, trx, session, game, request)
    if (refusal !== null) return refusal
    const playerSeeds =
      current.nonce < ROUNDS_PER_SEED
        ? current
        : await activateNextSeed(ctx, trx, current, ctx.ids.uuid(), null)
    const round = { round_id: ctx.ids.uuid(), player_id, game: game.id }
    await insertRound(ctx, trx, { session, game, playerSeeds, roundId: round.round_id, request })
    await advanceNonce(trx, playerSeeds)
    return { round, isOwn: true }
  })
}

/** Takes the round from its grant. FREE_ROUNDS_OVER, BET_NOT_ALLOWED; null where the player pays, or when it was taken. */
async function refuseFreeRound(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  { player: { player_id: playerId } }: GameSession,
  game: GameModule,
  { freeGrant: reference, bet }: OpenRequest,
): Promise<GameFailure | null> {
  if (reference === null) return null
  const now = ctx.clock.now()
  const grant = await findPlayableGrant(trx, { reference, playerId, game, now })
  if (grant === undefined) return failed('FREE_ROUNDS_OVER')
  if (!isDeepStrictEqual(game.schemas.bet.parse(grant.wager), bet)) return failed('BET_NOT_ALLOWED')
  return (await takeFreeRound(trx, { reference, playerId, game, now })) ? null : failed('FREE_ROUNDS_OVER')
}

/** Whether the player's last round of the game was opened less than the hall's minimum cycle ago. */
async function isWithinCycle(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  { player, duties }: GameSession,
  game: GameModule,
): Promise<boolean> {
  if (duties.min_cycle_ms === 0) return false
  const last = await trx
    .selectFrom('arcade.rounds')
    .select('opened_at')
    .where('player_id', '=', player.player_id)
    .where('game', '=', game.id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last !== undefined && ctx.clock.now().getTime() - last.opened_at.getTime() < duties.min_cycle_ms
}

interface NewRound {
  readonly session: GameSession
  readonly game: GameModule
  readonly playerSeeds: PlayerSeedsRow
  readonly roundId: string
  readonly request: OpenRequest
}

async function insertRound(ctx: ArcadeContext, trx: ArcadeTrx, input: NewRound): Promise<void> {
  const { session, game, playerSeeds, roundId, request } = input
  const { seed_id, client_seed, nonce } = playerSeeds
  const serverSeed = await readServerSeed(ctx, trx, seed_id)
  const stream = createRoundStream({ serverSeed, clientSeed: client_seed, nonce }, 0)
  const stake = game.open(request.bet, stream).stake ?? 0n
  const taken = request.freeGrant === null ? stake : 0n
  const now = ctx.clock.now()
  await trx
    .insertInto('arcade.rounds')
    .values({
      round_id: roundId,
      player_id: session.player.player_id,
      platform: game.platform,
      game: game.id,
      is_demo: session.player.demo_balance !== null,
      request_id: request.requestId,
      seed_id,
      client_seed,
      nonce,
      bet: stake,
      status: 'PENDING',
      detail: '{}',
      wager: JSON.stringify(request.bet),
      rules_version: game.rulesVersion,
      opened_at: now,
      settled_at: null,
      changed_at: now,
      expires_at: new Date(now.getTime() + ROUND_LIFE_MS),
      shared_round_id: null,
      free_grant: request.freeGrant,
      due_ms: null,
    })
    .execute()
  await insertStep(trx, {
    roundId,
    kind: 'OPEN',
    requestId: request.requestId,
    action: null,
    stake: taken,
    at: now,
  })
}
