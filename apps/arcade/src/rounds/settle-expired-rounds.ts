import type { ArcadeContext } from '../arcade-context.ts'
import { lockPlayerSeeds } from '../fairness/player-seeds.ts'
import { advanceRound } from './advance-round.ts'
import { findRound, type SeededRound } from './round-queries.ts'
import { findUnfinishedStep, insertStep } from './step-queries.ts'
import { tryEachPage } from './try-each.ts'

const BATCH_SIZE = 500

type DueRound = Pick<SeededRound, 'round_id' | 'player_id' | 'game' | 'expires_at'>

/**
 * Settles the rounds that expired by `now`, by the rule that their game states. Returns how many it settled. Throws when one of them
 * failed, after all were tried.
 */
export async function settleExpiredRounds(ctx: ArcadeContext, now: Date): Promise<number> {
  let settled = 0
  await tryEachPage(
    (last: DueRound | undefined) => findDueRounds(ctx, now, last),
    async (round) => {
      await advanceRound(ctx, round, now, { waits: false })
      if (!(await recordExpiry(ctx, round, now))) return
      await advanceRound(ctx, round, now, { waits: false })
      settled += 1
    },
  )
  return settled
}

/** The next expired rounds after `last`. */
function findDueRounds(ctx: ArcadeContext, now: Date, last: DueRound | undefined): Promise<DueRound[]> {
  let query = ctx.db
    .selectFrom('arcade.rounds')
    .select(['round_id', 'player_id', 'game', 'expires_at'])
    .where('status', '=', 'OPEN')
    .where('expires_at', '<=', now)
    .where('shared_round_id', 'is', null)
  if (last !== undefined)
    query = query.where((eb) =>
      eb(eb.refTuple('expires_at', 'round_id'), '>', eb.tuple(last.expires_at, last.round_id)),
    )
  return query.orderBy('expires_at').orderBy('round_id').limit(BATCH_SIZE).execute()
}

/** Records the expiry as the round's PENDING step. Returns false when the round is over or busy. */
function recordExpiry(
  ctx: ArcadeContext,
  { player_id, game, round_id }: Pick<SeededRound, 'player_id' | 'game' | 'round_id'>,
  at: Date,
): Promise<boolean> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockPlayerSeeds(ctx, trx, player_id, game)
    const round = await findRound(ctx, trx, player_id, round_id)
    if (round?.status !== 'OPEN' || (await findUnfinishedStep(trx, round_id)) !== undefined) return false
    const requestId = ctx.ids.uuid()
    await insertStep(trx, { roundId: round_id, kind: 'EXPIRE', requestId, action: null, stake: 0n, at })
    return true
  })
}
