import { sql } from 'kysely'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeTrx, PlayerSeedsRow, RoundRow } from '../db/schema.ts'
import { ROUNDS_PER_SEED } from '../fairness/player-seeds.ts'
import { createRoundStream } from '../fairness/random-stream.ts'
import { decryptSeed } from '../fairness/seed-encryption.ts'
import { failed, type GameFailure, type GameResult } from '../game-api/game-result.ts'
import type { GameResponse } from '../game-api/schema.ts'
import type { GameModule } from '../games/game-module.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { formatAmount } from '../wallet/amount.ts'
import { roundView } from './round-view.ts'

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

/** The locked seeds of a player in a game, with the decrypted server seed. */
interface Seeds extends PlayerSeedsRow {
  readonly seed: string
  readonly seed_hash: string
  readonly next_seed_hash: string
  /** Of the player's newest launch of the game; null where the wallet is here. */
  readonly wallet_token: string | null
}

/** A round as computed by the rules, not yet paid. */
export interface DrawnRound {
  readonly order: InstantOrder
  readonly seeds: Seeds
  readonly roundId: string
  readonly stake: bigint
  readonly pay: bigint
  readonly validBet: bigint
  readonly state: unknown
  readonly wordsDrawn: number
}

/**
 * Locks the players' seeds and computes their rounds. MAINTENANCE, or null when the round is to be opened step by step instead:
 * a repeated request, a round that is not over, seeds to be created or rotated, a game that goes on.
 */
export async function drawInstantRounds(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  orders: readonly InstantOrder[],
): Promise<(DrawnRound | GameFailure | null)[]> {
  const seeds = await lockSeeds(ctx, trx, orders)
  const { known, closed } = await findHindrances(trx, orders)
  return orders.map((order) => {
    const own = seeds.get(keyOfOrder(order))
    const { player_id } = order.session.player
    if (known.has(`${player_id}/${order.requestId}`) || known.has(keyOfOrder(order))) return null
    if (closed.has(order.game.platform)) return failed('MAINTENANCE')
    return own === undefined || own.nonce >= ROUNDS_PER_SEED ? null : drawRound(ctx, order, own)
  })
}

export const isDrawn = (result: DrawnRound | GameFailure | null): result is DrawnRound =>
  result !== null && 'roundId' in result

async function lockSeeds(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  orders: readonly InstantOrder[],
): Promise<ReadonlyMap<string, Seeds>> {
  const rows = await trx
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
    .orderBy('seat.player_id')
    .orderBy('seat.game')
    .forUpdate('seat')
    .execute()
  return new Map(
    rows.map((row) => [keyOf(row.player_id, row.game), { ...row, seed: decryptSeed(ctx.encryptor, row) }]),
  )
}

interface Hindrances {
  /** Rounds of these requests (`<player>/<request>`), and rounds that are not over (`<player>/<game>`). */
  readonly known: ReadonlySet<string>
  /** Platforms in maintenance. */
  readonly closed: ReadonlySet<string>
}

/** Finds in one statement what keeps orders from being played at once. */
async function findHindrances(trx: ArcadeTrx, orders: readonly InstantOrder[]): Promise<Hindrances> {
  const players = orders.map(({ session }) => session.player.player_id)
  const requests = orders.map(({ requestId }) => requestId)
  const rows = await trx
    .selectFrom('arcade.rounds')
    .select([sql<bigint | null>`player_id`.as('player_id'), sql<string>`request_id::text`.as('of')])
    .where('player_id', 'in', players)
    .where('request_id', 'in', requests)
    .unionAll((eb) =>
      eb
        .selectFrom('arcade.rounds')
        .select([sql<bigint | null>`player_id`.as('player_id'), 'game as of'])
        .where('player_id', 'in', players)
        .where('status', 'in', ['PENDING', 'OPEN'])
        .where('shared_round_id', 'is', null),
    )
    .unionAll((eb) =>
      eb
        .selectFrom('arcade.platforms')
        .select([sql<bigint | null>`null::bigint`.as('player_id'), 'platform as of'])
        .where('status', '=', 'MAINTENANCE'),
    )
    .execute()
  return {
    known: new Set(rows.flatMap((row) => (row.player_id === null ? [] : [keyOf(row.player_id, row.of)]))),
    closed: new Set(rows.flatMap((row) => (row.player_id === null ? [row.of] : []))),
  }
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
  }
}

/** The answer to the call that played the round; the balance is in minor units. */
export function answerInstant(
  { seeds, order }: DrawnRound,
  row: RoundRow,
  balance: bigint,
): GameResponse<'openRound'> {
  const { seed, seed_hash } = seeds
  return {
    round: roundView(order.game, {
      ...row,
      seed,
      seed_hash,
      revealed_at: null,
      beacon_chain_hash: null,
      beacon_round: null,
    }),
    balance: formatAmount(balance),
    fairness: {
      server_seed_hash: seed_hash,
      next_server_seed_hash: seeds.next_seed_hash,
      client_seed: seeds.client_seed,
      nonce: seeds.nonce + 1,
      needs_client_seed: false,
    },
  }
}
