import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeDb, ArcadeTables, RoundRow } from '../db/schema.ts'
import { openSeed } from '../fairness/sealed-seed.ts'
import type { GameId } from '../game-api/schema.ts'

/** A round with the seed it was drawn from, opened; `revealed_at` says whether the player may see the seed. */
export interface SeededRound extends RoundRow {
  readonly seed: string
  readonly seed_hash: string
  readonly revealed_at: Date | null
}

/** What opens the seeds of rounds. */
type Opener = Pick<ArcadeContext, 'sealer'>

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

async function openFirst(
  ctx: Opener,
  query: ReturnType<typeof selectRounds>,
): Promise<SeededRound | undefined> {
  const row = await query.executeTakeFirst()
  return row && { ...row, seed: openSeed(ctx.sealer, row) }
}

/** The round an earlier delivery of the same request made. */
export function findRoundByRequest(
  ctx: Opener,
  db: ArcadeDb,
  playerId: bigint,
  requestId: string,
): Promise<SeededRound | undefined> {
  return openFirst(
    ctx,
    selectRounds(db, (eb) => eb.and({ 'round.player_id': playerId, request_id: requestId })),
  )
}

export function findOpenRound(
  ctx: Opener,
  db: ArcadeDb,
  playerId: bigint,
  game: GameId,
): Promise<SeededRound | undefined> {
  return openFirst(
    ctx,
    selectRounds(db, (eb) => eb.and({ 'round.player_id': playerId, 'round.game': game, status: 'OPEN' })),
  )
}

/** One of the player's own rounds; `lock` holds it until the transaction ends. */
export function findRound(
  ctx: Opener,
  db: ArcadeDb,
  playerId: bigint,
  roundId: string,
  lock: boolean,
): Promise<SeededRound | undefined> {
  const query = selectRounds(db, (eb) => eb.and({ 'round.player_id': playerId, round_id: roundId }))
  return openFirst(ctx, lock ? query.forUpdate('round') : query)
}

/** The player's rounds in a game, newest first, those before `beforeSeq`. */
export async function listPlayerRounds(
  ctx: ArcadeContext,
  playerId: bigint,
  game: GameId,
  beforeSeq: bigint | null,
  limit: number,
): Promise<SeededRound[]> {
  const rows = await selectRounds(ctx.db, (eb) =>
    eb.and([
      eb.and({ 'round.player_id': playerId, 'round.game': game }),
      ...(beforeSeq === null ? [] : [eb('round.seq', '<', beforeSeq)]),
    ]),
  )
    .orderBy('round.seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, seed: openSeed(ctx.sealer, row) }))
}

/** A real-money round, whoever played it. */
export function findRealRound(ctx: ArcadeContext, roundId: string): Promise<SeededRound | undefined> {
  return openFirst(
    ctx,
    selectRounds(ctx.db, (eb) => eb.and({ round_id: roundId, is_demo: false })),
  )
}
