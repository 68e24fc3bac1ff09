import type { ArcadeContext } from '../arcade-context.ts'
import { advanceRound } from './advance-round.ts'
import { findOpenRound, type SeededRound } from './round-queries.ts'
import { findUnfinishedStep } from './step-queries.ts'

const BATCH_SIZE = 500

/** Finishes the steps, up to 500, that a process left between two phases. Returns how many. */
export async function resumeRounds(ctx: ArcadeContext, now: Date): Promise<number> {
  const unfinished = await ctx.db
    .selectFrom('arcade.round_steps as step')
    .innerJoin('arcade.rounds as round', 'round.round_id', 'step.round_id')
    .select(['round.round_id', 'round.player_id', 'round.game'])
    .where('step.phase', '<>', 'CREDITED')
    .where('round.shared_round_id', 'is', null)
    .orderBy('step.created_at')
    .limit(BATCH_SIZE)
    .execute()
  for (const round of unfinished) await advanceRound(ctx, round, now, { waits: false })
  return unfinished.length
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
