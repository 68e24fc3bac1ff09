import type { ArcadeContext } from '../arcade-context.ts'
import type { SharedRoundRow } from '../db/schema.ts'
import { betContext, lockBets } from './bet-rows.ts'
import { finishSteps } from './finish-steps.ts'
import { findUnfinishedBets, isNotAtHall } from './settle-bets.ts'
import { momentOf, type SharedGame } from './shared-round-store.ts'
import { insertSteps, stepOutcome, stepPay } from './step-rows.ts'

const BATCH_SIZE = 500

/** Lets bets act that are due by `now`, while their round runs. The settlement does what is left, by the same rules. */
export async function actOnDueBets(
  ctx: ArcadeContext,
  game: SharedGame,
  shared: SharedRoundRow,
  now: Date,
): Promise<void> {
  const { dueAction } = game.shared
  if (dueAction === null) return
  const elapsedMs = now.getTime() - shared.runs_at.getTime()
  const due = await ctx.db
    .selectFrom('arcade.rounds')
    .select('round_id')
    .where('shared_round_id', '=', shared.shared_round_id)
    .where('status', '=', 'OPEN')
    .where('due_ms', '<=', elapsedMs)
    .where(isNotAtHall)
    .limit(BATCH_SIZE)
    .execute()
  if (due.length === 0) return
  const ids = due.map(({ round_id }) => round_id)
  const moment = await momentOf(ctx, ctx.db, game, shared, now)
  await ctx.db.transaction().execute(async (trx) => {
    const bets = await lockBets(trx, ids)
    const busy = await findUnfinishedBets(trx, ids)
    const steps = bets.flatMap(({ row }) => {
      if (row.status !== 'OPEN' || busy.has(row.round_id)) return []
      const step = game.act?.(game.schemas.state.parse(row.detail), dueAction, betContext(game, row, moment))
      return step == null ? [] : [{ row, step }]
    })
    await insertSteps(
      trx,
      steps.map(({ row, step }) => ({
        roundId: row.round_id,
        kind: 'ACT',
        requestId: ctx.ids.uuid(),
        action: dueAction,
        phase: 'DRAWN',
        stake: 0n,
        pay: stepPay(step, row.bet),
        outcome: stepOutcome(step),
      })),
      now,
    )
  })
  await finishSteps(ctx, ids, 'DRAWN')
}
