import { sql } from 'kysely'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeTrx, RoundStepRow } from '../db/schema.ts'
import { movementKey } from '../rounds/step-transitions.ts'
import { debitMany } from '../wallet/move-many.ts'
import { countStakes, coversStake, isLimitable, lockStakeAllowances } from '../wallet/stake-allowance.ts'
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

type Transition = (
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  steps: readonly StepOfBet[],
  at: Date,
  beyondLimit: Set<string>,
) => Promise<void>

/** The transition out of each phase, for many bets in one transaction. */
const TRANSITIONS: readonly (readonly [from: RoundStepRow['phase'], transition: Transition])[] = [
  ['PENDING', debit],
  ['DEBITED', markDrawn],
  ['DRAWN', creditSteps],
]

/**
 * Finishes the unfinished steps of bets: PENDING → DEBITED (the stake is taken) → DRAWN (what the bet becomes is fixed) →
 * CREDITED (paid, and shown). Each phase is one transaction for all of them; whoever comes next resumes what a dead process
 * left. `from` is the first phase that any of them can be in. A step whose stake the balance or the player's limit does not cover is
 * removed, with its bet when it opened it. Steps that wait for the hall are left to `hall-bet-steps.ts`. Returns the ids of the
 * bets whose stake was refused for the limit.
 */
export async function finishSteps(
  ctx: ArcadeContext,
  roundIds: readonly string[],
  from: 'PENDING' | 'DEBITED' | 'DRAWN',
): Promise<ReadonlySet<string>> {
  const beyondLimit = new Set<string>()
  if (roundIds.length === 0) return beyondLimit
  for (const [phase, transition] of TRANSITIONS.slice(TRANSITIONS.findIndex(([first]) => first === from))) {
    await ctx.db.transaction().execute(async (trx) => {
      const steps = await lockStepsOfBets(ctx, trx, roundIds)
      const found = steps.filter((one) => one.step.phase === phase && !needsHall(one))
      if (found.length > 0) await transition(ctx, trx, found, ctx.clock.now(), beyondLimit)
    })
  }
  return beyondLimit
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

/** Of several stakes of one player at once, one that is not covered still counts when the limit is compared with those after it. */
async function debit(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  steps: readonly StepOfBet[],
  _at: Date,
  beyondLimit: Set<string>,
): Promise<void> {
  const allowances = await lockStakeAllowances(
    trx,
    steps.flatMap(({ player }) => (isLimitable(player) ? [player.player_id] : [])),
  )
  const left = new Map([...allowances].map(([playerId, { left }]) => [playerId, left]))
  const [within, beyond] = splitByLimit(steps, left)
  const isPaid = await debitMany(
    ctx,
    trx,
    within.map(({ step, player, row }) => ({
      key: movementKey(step, 'stake'),
      owner: player,
      platform: row.platform,
      amount: step.stake,
    })),
  )
  const paid = within.filter((_, index) => isPaid[index])
  await removeUnpaidSteps(trx, [...beyond, ...within.filter((_, index) => !isPaid[index])])
  await markDebited(trx, paid)
  await countStakes(
    trx,
    paid.flatMap(({ step, player }) =>
      left.has(player.player_id) ? [{ playerId: player.player_id, amount: step.stake }] : [],
    ),
  )
  for (const { row } of beyond) beyondLimit.add(row.round_id)
}

/** The steps whose stakes the limits cover one after another, and the others. `limits`: what they leave, by player. */
function splitByLimit(
  steps: readonly StepOfBet[],
  limits: ReadonlyMap<bigint, bigint>,
): readonly [within: StepOfBet[], beyond: StepOfBet[]] {
  const left = new Map(limits)
  const [within, beyond]: [StepOfBet[], StepOfBet[]] = [[], []]
  for (const one of steps) {
    const { player_id } = one.player
    const own = left.get(player_id)
    if (own !== undefined && !coversStake({ left: own }, one.step.stake)) {
      beyond.push(one)
      continue
    }
    if (own !== undefined) left.set(player_id, own - one.step.stake)
    within.push(one)
  }
  return [within, beyond]
}
