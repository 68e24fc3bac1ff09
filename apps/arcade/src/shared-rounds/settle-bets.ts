import type { ExpressionBuilder } from 'kysely'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeTables, SharedRoundRow } from '../db/schema.ts'
import type { SharedMoment } from '../games/shared-moment.ts'
import { betContext, lockBets } from './bet-rows.ts'
import { finishSteps, finishUnfinishedSteps } from './finish-steps.ts'
import { momentOf, type SharedGame } from './shared-round-store.ts'
import { insertSteps, stepOutcome, stepPay } from './step-rows.ts'

const BATCH_SIZE = 500

/**
 * Ends every bet of a round that is drawn or void, in batches; what an interrupted settlement left is continued. Steps that
 * the hall must pay stay DRAWN, and a bet with a stake that the hall has not answered for stays open: the leader never waits for
 * the hall (`resume-hall-bets.ts`).
 */
export async function settleBets(
  ctx: ArcadeContext,
  game: SharedGame,
  shared: SharedRoundRow,
): Promise<void> {
  const endedAt = shared.interrupted_at ?? shared.ends_at ?? shared.changed_at
  const moment = await momentOf(ctx, ctx.db, game, shared, endedAt)
  for (;;) {
    await finishUnfinishedSteps(ctx, shared.shared_round_id)
    const settled = await recordSettlements(ctx, game, shared, moment)
    if (settled.length === 0) return
    await finishSteps(ctx, settled, 'DRAWN')
  }
}

/** Computes the results of up to 500 open bets, as DRAWN steps. */
async function recordSettlements(
  ctx: ArcadeContext,
  game: SharedGame,
  shared: SharedRoundRow,
  moment: SharedMoment,
): Promise<string[]> {
  const open = await ctx.db
    .selectFrom('arcade.rounds')
    .select('round_id')
    .where('shared_round_id', '=', shared.shared_round_id)
    .where('status', '=', 'OPEN')
    .where(isNotAtHall)
    .limit(BATCH_SIZE)
    .execute()
  return ctx.db.transaction().execute(async (trx) => {
    const locked = await lockBets(
      trx,
      open.map(({ round_id }) => round_id),
    )
    const busy = await findUnfinishedBets(
      trx,
      locked.map(({ row }) => row.round_id),
    )
    const bets = locked.filter(({ row }) => row.status === 'OPEN' && !busy.has(row.round_id))
    await insertSteps(
      trx,
      bets.map(({ row }) => {
        const step = game.shared.settle(game.schemas.state.parse(row.detail), betContext(game, row, moment))
        return {
          roundId: row.round_id,
          kind: 'SETTLE',
          requestId: ctx.ids.uuid(),
          action: null,
          phase: 'DRAWN',
          stake: 0n,
          pay: stepPay(step, row.bet),
          outcome: stepOutcome(step),
        }
      }),
      ctx.clock.now(),
    )
    return open.map(({ round_id }) => round_id)
  })
}

/** Of a bet on the hall's wallet: that none of its steps is unfinished. */
export const isNotAtHall = (eb: ExpressionBuilder<ArcadeTables, 'arcade.rounds'>) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('arcade.round_steps as step')
        .innerJoin('arcade.players as player', (join) =>
          join.onRef('player.player_id', '=', 'arcade.rounds.player_id'),
        )
        .select('step.step')
        .whereRef('step.round_id', '=', 'arcade.rounds.round_id')
        .where('step.phase', '<>', 'CREDITED')
        .where('player.wallet', '=', 'seamless'),
    ),
  )

/** Bets that have an unfinished step. */
export async function findUnfinishedBets(
  trx: Parameters<typeof lockBets>[0],
  roundIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (roundIds.length === 0) return new Set()
  const rows = await trx
    .selectFrom('arcade.round_steps')
    .select('round_id')
    .where('round_id', 'in', roundIds)
    .where('phase', '<>', 'CREDITED')
    .execute()
  return new Set(rows.map(({ round_id }) => round_id))
}
