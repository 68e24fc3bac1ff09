import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeDb, ArcadeTables, RoundRow } from '../db/schema.ts'
import { decryptSeed } from '../fairness/seed-encryption.ts'
import { ENDED_PHASES } from '../games/shared-moment.ts'

/** A round with its decrypted server seed; the player may see the seed once `revealed_at` is set. */
export interface SeededRound extends RoundRow {
  readonly seed: string
  readonly seed_hash: string
  readonly revealed_at: Date | null
  /** Of a bet in a shared round whose salt is a beacon's. */
  readonly beacon_chain_hash: string | null
  readonly beacon_round: bigint | null
  /** Of a bet in a shared round whose run has ended: what came of it. Null before, and when the run was interrupted. */
  readonly outcome: object | null
}

/** The part of the context that decrypts seeds. */
type SeedDecryption = Pick<ArcadeContext, 'encryptor'>

type RoundFilter = (
  eb: ExpressionBuilder<ArcadeTables & { round: ArcadeTables['arcade.rounds'] }, 'round'>,
) => Expression<SqlBool>

function selectRounds(db: ArcadeDb, filter: RoundFilter) {
  return db
    .selectFrom('arcade.rounds as round')
    .leftJoin('arcade.server_seeds as server_seed', 'server_seed.seed_id', 'round.seed_id')
    .leftJoin('arcade.shared_rounds as shared', 'shared.shared_round_id', 'round.shared_round_id')
    .selectAll('round')
    .select(({ fn, val }) => [
      fn.coalesce('server_seed.seed', 'shared.seed', val('')).as('seed'),
      fn.coalesce('server_seed.seed_hash', 'shared.commitment', val('')).as('seed_hash'),
      fn.coalesce('server_seed.revealed_at', 'shared.revealed_at').as('revealed_at'),
    ])
    .select(['shared.beacon_chain_hash', 'shared.beacon_round'])
    .select((eb) =>
      eb
        .case()
        .when('shared.phase', 'in', ENDED_PHASES)
        .then(eb.ref('shared.result'))
        .else(null)
        .end()
        .as('outcome'),
    )
    .where(filter)
}

/** The seed of a shared round is plain, and empty until it is revealed. */
const plainSeed = (
  ctx: SeedDecryption,
  row: Pick<SeededRound, 'seed' | 'seed_hash' | 'shared_round_id'>,
): string => (row.shared_round_id === null ? decryptSeed(ctx.encryptor, row) : row.seed)

async function findFirst(
  ctx: SeedDecryption,
  query: ReturnType<typeof selectRounds>,
): Promise<SeededRound | undefined> {
  const row = await query.executeTakeFirst()
  return row && { ...row, seed: plainSeed(ctx, row) }
}

/** Finds the round that an earlier delivery of the same request created. */
export function findRoundByRequest(
  ctx: SeedDecryption,
  db: ArcadeDb,
  playerId: bigint,
  requestId: string,
): Promise<SeededRound | undefined> {
  return findFirst(
    ctx,
    selectRounds(db, (eb) => eb.and({ 'round.player_id': playerId, request_id: requestId })),
  )
}

/** Finds the player's own round in a game, no bet in a shared one, that is not over; its step may be unfinished. */
export function findOpenRound(
  ctx: SeedDecryption,
  db: ArcadeDb,
  playerId: bigint,
  game: string,
): Promise<SeededRound | undefined> {
  return findFirst(
    ctx,
    selectRounds(db, (eb) =>
      eb.and([
        eb.and({ 'round.player_id': playerId, 'round.game': game }),
        eb('round.status', 'in', ['PENDING', 'OPEN']),
        eb('round.shared_round_id', 'is', null),
      ]),
    ),
  )
}

/** Finds one of the player's own rounds. */
export function findRound(
  ctx: SeedDecryption,
  db: ArcadeDb,
  playerId: bigint,
  roundId: string,
): Promise<SeededRound | undefined> {
  return findFirst(
    ctx,
    selectRounds(db, (eb) => eb.and({ 'round.player_id': playerId, round_id: roundId })),
  )
}

/** Lists the player's rounds in a game before `beforeSeq`, newest first. */
export async function listPlayerRounds(
  ctx: ArcadeContext,
  playerId: bigint,
  game: string,
  beforeSeq: bigint | null,
  limit: number,
): Promise<SeededRound[]> {
  const rows = await selectRounds(ctx.db, (eb) =>
    eb.and([
      eb.and({ 'round.player_id': playerId, 'round.game': game }),
      eb('round.status', '<>', 'PENDING'),
      ...(beforeSeq === null ? [] : [eb('round.seq', '<', beforeSeq)]),
    ]),
  )
    .orderBy('round.seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...row, seed: plainSeed(ctx, row) }))
}

/** Finds a round of any player that the hall knows: neither a demo round nor one still opening. */
export function findRealRound(ctx: ArcadeContext, roundId: string): Promise<SeededRound | undefined> {
  return findFirst(
    ctx,
    selectRounds(ctx.db, (eb) =>
      eb.and([eb.and({ round_id: roundId, is_demo: false }), eb('round.status', '<>', 'PENDING')]),
    ),
  )
}

/**
 * Sums what the player's rounds in a game cost and paid since `since`, in minor units; those that were open then count as a whole.
 * Returned stakes and free rounds do not count.
 */
export async function sumRoundsSince(
  { db }: Pick<ArcadeContext, 'db'>,
  playerId: bigint,
  game: string,
  since: Date,
): Promise<{ readonly staked: bigint; readonly paid: bigint }> {
  const { staked, paid } = await db
    .selectFrom('arcade.rounds')
    .select((eb) => [
      eb.fn.coalesce(eb.fn.sum<string>('bet'), eb.val('0')).as('staked'),
      eb.fn.coalesce(eb.fn.sum<string>('win'), eb.val('0')).as('paid'),
    ])
    .where('player_id', '=', playerId)
    .where('game', '=', game)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'OPEN'),
        eb.and([eb('status', '=', 'SETTLED'), eb('settled_at', '>=', since)]),
      ]),
    )
    .where('free_grant', 'is', null)
    .executeTakeFirstOrThrow()
  return { staked: BigInt(staked), paid: BigInt(paid) }
}
