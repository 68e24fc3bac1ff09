import { sql } from 'kysely'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeTrx, RoundStepRow } from '../db/schema.ts'
import { movementKey } from '../rounds/step-transitions.ts'
import { debitMany } from '../wallet/move-many.ts'
import {
  creditSteps,
  lockStepsOfBets,
  markDebited,
  markDrawn,
  needsHall,
  removeUnpaidSteps,
  type StepOfBet,
} from './bet-step-transitions.ts'

const BATCH_SIZE = 500

type Transition = (ctx: ArcadeContext, trx: ArcadeTrx, steps: readonly StepOfBet[], at: Date) => Promise<void>

/** The transition out of each phase, for many bets in one transaction. */
const TRANSITIONS: readonly (readonly [from: RoundStepRow['phase'], transition: Transition])[] = [
  ['PENDING', debit],
  ['DEBITED', markDrawn],
  ['DRAWN', creditSteps],
]

/**
 * Finishes the unfinished steps of bets: PENDING → DEBITED (the stake is taken) → DRAWN (what the bet becomes is fixed) →
 * CREDITED (paid, and shown). Each phase is one transaction for all of them; whoever comes next resumes what a dead process
 * left. `from` is the first phase that any of them can be in. A step whose stake the balance does not cover is removed, with
 * its bet when it opened it. Steps that wait for the hall are left to `hall-bet-steps.ts`.
 */
export async function finishSteps(
  ctx: ArcadeContext,
  roundIds: readonly string[],
  from: 'PENDING' | 'DEBITED' | 'DRAWN',
): Promise<void> {
  if (roundIds.length === 0) return
  for (const [phase, transition] of TRANSITIONS.slice(TRANSITIONS.findIndex(([first]) => first === from))) {
    await ctx.db.transaction().execute(async (trx) => {
      const steps = await lockStepsOfBets(ctx, trx, roundIds)
      const found = steps.filter((one) => one.step.phase === phase && !needsHall(one))
      if (found.length > 0) await transition(ctx, trx, found, ctx.clock.now())
    })
  }
}

/** Finishes every unfinished step of a shared round, except those that wait for the hall. */
export async function finishUnfinishedSteps(ctx: ArcadeContext, sharedRoundId: string): Promise<void> {
  for (;;) {
    const rows = await ctx.db
      .selectFrom('arcade.round_steps as step')
      .innerJoin('arcade.rounds as round', 'round.round_id', 'step.round_id')
      .innerJoin('arcade.players as player', 'player.player_id', 'round.player_id')
      .select('round.round_id')
      .where('round.shared_round_id', '=', sharedRoundId)
      .where('step.phase', '<>', 'CREDITED')
      .where((eb) =>
        eb.or([
          eb('player.wallet', '=', 'transfer'),
          eb('step.phase', '=', 'DEBITED'),
          eb.and([
            eb('step.phase', '=', 'DRAWN'),
            eb('step.pay', '=', 0n),
            sql<boolean>`step.outcome ->> 'status' = 'OPEN'`,
          ]),
        ]),
      )
      .limit(BATCH_SIZE)
      .execute()
    if (rows.length === 0) return
    await finishSteps(
      ctx,
      rows.map(({ round_id }) => round_id),
      'PENDING',
    )
  }
}

async function debit(ctx: ArcadeContext, trx: ArcadeTrx, steps: readonly StepOfBet[]): Promise<void> {
  const isPaid = await debitMany(
    ctx,
    trx,
    steps.map(({ step, player, row }) => ({
      key: movementKey(step, 'stake'),
      owner: player,
      platform: row.platform,
      amount: step.stake,
    })),
  )
  await removeUnpaidSteps(
    trx,
    steps.filter((_, index) => !isPaid[index]),
  )
  await markDebited(
    trx,
    steps.filter((_, index) => isPaid[index]),
  )
}
