import type { ArcadeContext } from '../arcade-context.ts'
import { lockPlayerSeeds } from '../fairness/player-seeds.ts'
import { findRound, type SeededRound } from './round-queries.ts'
import { findUnfinishedStep } from './step-queries.ts'
import type { TransitionInput } from './step-transitions.ts'

export type OwnedRound = Pick<SeededRound, 'round_id' | 'player_id' | 'game'>

/** Works on a round's unfinished step in a transaction, under the lock of the player's seeds. Null when there is none. */
export function withStep<Result>(
  ctx: ArcadeContext,
  { player_id, game, round_id }: OwnedRound,
  at: Date,
  work: (input: TransitionInput) => Promise<Result>,
): Promise<Result | null> {
  return ctx.db.transaction().execute(async (trx) => {
    await lockPlayerSeeds(ctx, trx, player_id, game)
    const step = await findUnfinishedStep(trx, round_id)
    const round = await findRound(ctx, trx, player_id, round_id)
    if (step === undefined || round === undefined) return null
    const player = await trx
      .selectFrom('arcade.players')
      .selectAll()
      .where('player_id', '=', player_id)
      .executeTakeFirstOrThrow()
    return work({ ctx, trx, game: ctx.games.get(game), player, round, step, at })
  })
}
