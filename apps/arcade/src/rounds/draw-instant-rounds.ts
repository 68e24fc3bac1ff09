import type { ArcadeContext } from '../arcade-context.ts'
import type { PlayerSeedsRow } from '../db/schema.ts'
import { ROUNDS_PER_SEED } from '../fairness/player-seeds.ts'
import { createRoundStream } from '../fairness/random-stream.ts'
import { decryptSeed } from '../fairness/seed-encryption.ts'
import type { GameResult } from '../game-api/game-result.ts'
import type { GameResponse } from '../game-api/schema.ts'
import type { GameModule } from '../games/game-module.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { formatAmount } from '../wallet/amount.ts'
import { commonView } from './round-view.ts'

/** A bet on an instant game: its round has one step, and is over in the answer. */
export interface InstantOrder {
  readonly session: GameSession
  readonly game: GameModule
  readonly requestId: string
  readonly bet: unknown
}

export type PlayedInstant = GameResult<GameResponse<'openRound'>>

/** A player's rounds in a game follow each other. */
const keyOf = (playerId: bigint, game: string): string => `${playerId}/${game}`
export function keyOfOrder({ session, game }: InstantOrder): string {
  return keyOf(session.player.player_id, game.id)
}

/** The seeds of a player in a game, with the decrypted server seed. */
interface Seeds extends PlayerSeedsRow {
  readonly seed: string
  readonly seed_hash: string
  readonly next_seed_hash: string
  /** Of the player's newest launch of the game; null where the wallet is here. */
  readonly wallet_token: string | null
}

/** A round as computed by the rules, not yet played. */
export interface DrawnRound {
  readonly order: InstantOrder
  readonly seeds: Seeds
  readonly roundId: string
  readonly stake: bigint
  readonly pay: bigint
  readonly validBet: bigint
  readonly state: unknown
  /** What the player sees of the state. */
  readonly view: object
  readonly wordsDrawn: number
}

/**
 * Reads the players' seeds and computes their rounds. Nothing is locked: whoever records the rounds makes sure that the seeds are
 * still those (`find_instant_hindrances`). Null where a round is to be opened step by step instead: seeds to be created or rotated, a
 * game that goes on.
 */
export async function drawInstantRounds(
  ctx: ArcadeContext,
  orders: readonly InstantOrder[],
): Promise<(DrawnRound | null)[]> {
  const seeds = await readSeeds(ctx, orders)
  return orders.map((order) => {
    const own = seeds.get(keyOfOrder(order))
    return own === undefined || own.nonce >= ROUNDS_PER_SEED ? null : drawRound(ctx, order, own)
  })
}

async function readSeeds(
  ctx: ArcadeContext,
  orders: readonly InstantOrder[],
): Promise<ReadonlyMap<string, Seeds>> {
  const rows = await ctx.db
    .selectFrom('arcade.seats as seat')
    .innerJoin('arcade.server_seeds as current', 'current.seed_id', 'seat.seed_id')
    .innerJoin('arcade.server_seeds as next', 'next.seed_id', 'seat.next_seed_id')
    .selectAll('seat')
    .select(['current.seed', 'current.seed_hash', 'next.seed_hash as next_seed_hash'])
    .select((eb) =>
      eb
        .selectFrom('arcade.sessions as session')
        .select('session.wallet_token')
        .whereRef('session.player_id', '=', 'seat.player_id')
        .whereRef('session.game', '=', 'seat.game')
        .orderBy('session.launch_expires_at', 'desc')
        .limit(1)
        .as('wallet_token'),
    )
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('seat.player_id', 'seat.game'),
        'in',
        orders.map(({ session, game }) => tuple(session.player.player_id, game.id)),
      ),
    )
    .execute()
  return new Map(
    rows.map((row) => [keyOf(row.player_id, row.game), { ...row, seed: decryptSeed(ctx.encryptor, row) }]),
  )
}

/** Computes the round from its seeds. Null for one that is not over at once. */
function drawRound(ctx: ArcadeContext, order: InstantOrder, seeds: Seeds): DrawnRound | null {
  const { game, bet } = order
  const stream = createRoundStream(
    { serverSeed: seeds.seed, clientSeed: seeds.client_seed, nonce: seeds.nonce },
    0,
  )
  const { state, stake = 0n, pay = 0n, isOver } = game.open(bet, stream)
  if (isOver !== true) return null
  const context = { bet, staked: stake, paid: pay, status: 'SETTLED' as const, stream }
  return {
    order,
    seeds,
    roundId: ctx.ids.uuid(),
    stake,
    pay,
    wordsDrawn: stream.position,
    validBet: game.validBet(state, context),
    state,
    view: game.view(state, context),
  }
}

interface Played {
  readonly openedAt: Date
  readonly settledAt: Date
  /** Of the player afterwards, in minor units. */
  readonly balance: bigint
}

/** The answer to the call that played the round. */
export function answerInstant(
  { order: { game }, seeds, roundId, stake, pay, view }: DrawnRound,
  { openedAt, settledAt, balance }: Played,
): GameResponse<'openRound'> {
  const { client_seed, nonce, seed, seed_hash } = seeds
  return {
    round: {
      ...view,
      ...commonView({
        ...{ round_id: roundId, game: game.id, status: 'SETTLED', bet: stake, win: pay, free_grant: null },
        ...{ opened_at: openedAt, settled_at: settledAt, expires_at: settledAt },
        ...{ client_seed, nonce, seed, seed_hash, revealed_at: null },
        ...{ shared_round_id: null, beacon_chain_hash: null, beacon_round: null },
      }),
    },
    balance: formatAmount(balance),
    fairness: {
      server_seed_hash: seed_hash,
      next_server_seed_hash: seeds.next_seed_hash,
      client_seed,
      nonce: nonce + 1,
      needs_client_seed: false,
    },
  }
}
