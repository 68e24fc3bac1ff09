import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { ArcadeDb, ArcadeTables, RoundRow } from '../db/schema.ts'
import type { GameId } from '../game-api/schema.ts'

/** A round with the seed it was drawn from; `revealed_at` says whether the player may see the seed. */
export interface SeededRound extends RoundRow {
  readonly seed: string
  readonly seed_hash: string
  readonly revealed_at: Date | null
}

type RoundFilter = (
  eb: ExpressionBuilder<ArcadeTables & { round: ArcadeTables['arcade.rounds'] }, 'round'>,
) => Expression<SqlBool>

function selectRounds(db: ArcadeDb, filter: RoundFilter) {
  return db
    .selectFrom('arcade.rounds as round')
    .innerJoin('arcade.server_seeds as server_seed', 'server_seed.seed_id', 'round.seed_id')
    .selectAll('round')
    .select(['server_seed.seed', 'server_seed.seed_hash', 'server_seed.revealed_at'])
    .where(filter)
}

/** The round an earlier delivery of the same request made. */
export function findRoundByRequest(
  db: ArcadeDb,
  playerId: bigint,
  requestId: string,
): Promise<SeededRound | undefined> {
  return selectRounds(db, (eb) =>
    eb.and({ 'round.player_id': playerId, request_id: requestId }),
  ).executeTakeFirst()
}

export function findOpenRound(
  db: ArcadeDb,
  playerId: bigint,
  game: GameId,
): Promise<SeededRound | undefined> {
  return selectRounds(db, (eb) =>
    eb.and({ 'round.player_id': playerId, 'round.game': game, status: 'OPEN' }),
  ).executeTakeFirst()
}

/** One of the player's own rounds; `lock` holds it until the transaction ends. */
export function findRound(
  db: ArcadeDb,
  playerId: bigint,
  roundId: string,
  lock: boolean,
): Promise<SeededRound | undefined> {
  const query = selectRounds(db, (eb) => eb.and({ 'round.player_id': playerId, round_id: roundId }))
  return (lock ? query.forUpdate('round') : query).executeTakeFirst()
}

/** The player's rounds in a game, newest first, those before `beforeSeq`. */
export function listPlayerRounds(
  db: ArcadeDb,
  playerId: bigint,
  game: GameId,
  beforeSeq: bigint | null,
  limit: number,
): Promise<SeededRound[]> {
  return selectRounds(db, (eb) =>
    eb.and([
      eb.and({ 'round.player_id': playerId, 'round.game': game }),
      ...(beforeSeq === null ? [] : [eb('round.seq', '<', beforeSeq)]),
    ]),
  )
    .orderBy('round.seq', 'desc')
    .limit(limit)
    .execute()
}

/** A real-money round, whoever played it. */
export function findRealRound(db: ArcadeDb, roundId: string): Promise<SeededRound | undefined> {
  return selectRounds(db, (eb) => eb.and({ round_id: roundId, is_demo: false })).executeTakeFirst()
}
