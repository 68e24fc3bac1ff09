import type { ArcadeContext } from '../arcade-context.ts'
import { GAMES } from '../catalogue/games.ts'
import { isInMaintenance } from '../catalogue/platform-status.ts'
import type { ArcadeTrx, PlayerSeedsRow } from '../db/schema.ts'
import { advanceNonce, lockPlayerSeeds, readFairnessState, readServerSeed } from '../fairness/player-seeds.ts'
import { createRandomStream, type RandomStream } from '../fairness/random-stream.ts'
import { failed, type GameResult } from '../game-api/game-result.ts'
import type { FairnessState, GameId, Round } from '../game-api/schema.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { formatAmount } from '../wallet/amount.ts'
import { type GameWallet, gameWalletOf } from '../wallet/game-wallet.ts'
import { findOpenRound, findRound, findRoundByRequest, type SeededRound } from './round-queries.ts'

/** A game's initial state of a round (`detail`) and, for an instant game, its settlement in minor units. */
export interface RoundStart {
  readonly detail: object
  readonly settled: { readonly win: bigint; readonly validBet: bigint } | null
}

export interface RoundRequest {
  readonly game: GameId
  readonly requestId: string
  readonly bet: bigint
  /** Whether the earlier round of the same request id was requested with the same parameters. */
  isSame(earlier: SeededRound): boolean
  draw(stream: RandomStream): RoundStart
}

export interface PlayedRound<R extends Round> {
  readonly round: R
  readonly balance: string
  readonly fairness: FairnessState
}

/** Age at which an open round is settled automatically. */
const ROUND_LIFE_MS = 24 * 60 * 60 * 1000

/**
 * Starts a round: stake, row, outcome and win in one transaction, under the lock of the player's seeds in the game.
 * A repeated request returns its round. On MAINTENANCE, ROUND_OPEN, INSUFFICIENT and REQUEST_CONFLICT no money moves.
 */
export function startRound<R extends Round>(
  ctx: ArcadeContext,
  session: GameSession,
  request: RoundRequest,
  view: (row: SeededRound) => R,
): Promise<GameResult<PlayedRound<R>>> {
  const { platform } = GAMES[request.game]
  const wallet = gameWalletOf(ctx, session.player, platform)
  return ctx.db.transaction().execute(async (trx) => {
    const playerSeeds = await lockPlayerSeeds(ctx, trx, session.player.player_id, request.game)
    const earlier = await findRoundByRequest(ctx, trx, session.player.player_id, request.requestId)
    if (earlier !== undefined) {
      const isSame = earlier.game === request.game && earlier.bet === request.bet && request.isSame(earlier)
      return isSame ? played(trx, playerSeeds, wallet, view(earlier)) : failed('REQUEST_CONFLICT')
    }
    if (await isInMaintenance(trx, platform)) return failed('MAINTENANCE')
    if (await findOpenRound(ctx, trx, session.player.player_id, request.game)) return failed('ROUND_OPEN')
    const roundId = ctx.ids.uuid()
    if (!(await wallet.debitBet(trx, roundId, request.bet))) return failed('INSUFFICIENT')
    await insertRound(ctx, trx, { session, playerSeeds, roundId, request })
    const row = await findRound(ctx, trx, session.player.player_id, roundId, false)
    if (row === undefined) throw new Error(`round ${roundId} is not there after its insert`)
    await wallet.creditWin(trx, roundId, row.win)
    return played(trx, await advanceNonce(trx, playerSeeds), wallet, view(row))
  })
}

async function insertRound(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  input: { session: GameSession; playerSeeds: PlayerSeedsRow; roundId: string; request: RoundRequest },
): Promise<void> {
  const { session, playerSeeds, roundId, request } = input
  const stream = createRandomStream({
    serverSeed: await readServerSeed(ctx, trx, playerSeeds.seed_id),
    clientSeed: playerSeeds.client_seed,
    nonce: playerSeeds.nonce,
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
      seed_id: playerSeeds.seed_id,
      client_seed: playerSeeds.client_seed,
      nonce: playerSeeds.nonce,
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
  playerSeeds: PlayerSeedsRow,
  wallet: GameWallet,
  round: R,
): Promise<GameResult<PlayedRound<R>>> {
  const balance = formatAmount(await wallet.balance(trx))
  return { ok: true, data: { round, balance, fairness: await readFairnessState(trx, playerSeeds) } }
}
