import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { ArcadeDb, ArcadeTables, RoundRow } from '../db/schema.ts'
import type { GameId } from '../game-api/schema.ts'

/** A round with the seed it was drawn from; `revealed_at` says whether the player may see the seed. */
export interface SeededRound extends RoundRow {
  readonly seed: string
  readonly seed_hash: string
  readonly revealed_at: Date | null
}

type RoundFilter = (eb: ExpressionBuilder<ArcadeTables, 'arcade.rounds'>) => Expression<SqlBool>

function selectRounds(db: ArcadeDb, filter: RoundFilter) {
  return db
    .selectFrom('arcade.rounds')
    .innerJoin('arcade.server_seeds', 'arcade.server_seeds.seed_id', 'arcade.rounds.seed_id')
    .selectAll('arcade.rounds')
    .select(['arcade.server_seeds.seed', 'arcade.server_seeds.seed_hash', 'arcade.server_seeds.revealed_at'])
    .where(filter)
}

/** The round an earlier delivery of the same request made. */
export function findRoundByRequest(
  db: ArcadeDb,
  playerId: bigint,
  requestId: string,
): Promise<SeededRound | undefined> {
  return selectRounds(db, (eb) =>
    eb.and({ 'arcade.rounds.player_id': playerId, request_id: requestId }),
  ).executeTakeFirst()
}

export function findOpenRound(
  db: ArcadeDb,
  playerId: bigint,
  game: GameId,
): Promise<SeededRound | undefined> {
  return selectRounds(db, (eb) =>
    eb.and({ 'arcade.rounds.player_id': playerId, 'arcade.rounds.game': game, status: 'OPEN' }),
  ).executeTakeFirst()
}

/** One of the player's own rounds; `lock` holds it until the transaction ends. */
export function findRound(
  db: ArcadeDb,
  playerId: bigint,
  roundId: string,
  lock: boolean,
): Promise<SeededRound | undefined> {
  const query = selectRounds(db, (eb) => eb.and({ 'arcade.rounds.player_id': playerId, round_id: roundId }))
  return (lock ? query.forUpdate('arcade.rounds') : query).executeTakeFirst()
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
      eb.and({ 'arcade.rounds.player_id': playerId, 'arcade.rounds.game': game }),
      ...(beforeSeq === null ? [] : [eb('arcade.rounds.seq', '<', beforeSeq)]),
    ]),
  )
    .orderBy('arcade.rounds.seq', 'desc')
    .limit(limit)
    .execute()
}
