import type { ArcadeContext } from '../arcade-context.ts'
import { advanceRound } from './advance-round.ts'
import { findOpenRound, type SeededRound } from './round-queries.ts'
import { findUnfinishedStep } from './step-queries.ts'
import { tryEachPage } from './try-each.ts'

const BATCH_SIZE = 500

type UnfinishedRound = Pick<SeededRound, 'round_id' | 'player_id' | 'game'>

/** Finishes the steps that a process left between two phases. Throws when one of them failed, after all were tried. */
export function resumeRounds(ctx: ArcadeContext, now: Date): Promise<void> {
  return tryEachPage(
    (last: UnfinishedRound | undefined) => findUnfinishedRounds(ctx, last),
    (round) => advanceRound(ctx, round, now, { waits: false }),
  )
}

/** The next rounds with an unfinished step after `last`; a round has one at most. */
function findUnfinishedRounds(
  ctx: ArcadeContext,
  last: UnfinishedRound | undefined,
): Promise<UnfinishedRound[]> {
  let query = ctx.db
    .selectFrom('arcade.round_steps as step')
    .innerJoin('arcade.rounds as round', 'round.round_id', 'step.round_id')
    .select(['round.round_id', 'round.player_id', 'round.game'])
    .where('step.phase', '<>', 'CREDITED')
    .where('round.shared_round_id', 'is', null)
  if (last !== undefined) query = query.where('round.round_id', '>', last.round_id)
  return query.orderBy('round.round_id').limit(BATCH_SIZE).execute()
}

/** Finishes the step of the player's round in a game, if a process left one, and returns the round when it is still open. */
export async function resumeOpenRound(
  ctx: ArcadeContext,
  playerId: bigint,
  game: string,
): Promise<SeededRound | undefined> {
  const open = await findOpenRound(ctx, ctx.db, playerId, game)
  if (open === undefined || (await findUnfinishedStep(ctx.db, open.round_id)) === undefined) return open
  if ((await advanceRound(ctx, open, ctx.clock.now())) === 'WALLET_UNAVAILABLE') return undefined
  return findOpenRound(ctx, ctx.db, playerId, game)
}
