import { sql } from 'kysely'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeTrx, RoundStepRow } from '../db/schema.ts'
import type { Step } from '../games/game-module.ts'
import { movementKey } from '../rounds/step-transitions.ts'
import { creditMany } from '../wallet/move-many.ts'
import { hasPlayMoney } from '../wallet/play-money.ts'
import { isLimitable, returnStakes } from '../wallet/stake-allowance.ts'
import { type Bet, type BetChange, betContext, lockBets, updateBets } from './bet-rows.ts'
import { isSharedGame, type SharedGame } from './shared-round-store.ts'
import { lockSteps, readStepOutcome, stepOutcome, stepPay } from './step-rows.ts'

const BEFORE_RUN = { phase: 'BETTING', elapsedMs: 0, outcome: null } as const

/** A bet with its unfinished step, both locked. */
export interface StepOfBet extends Bet {
  readonly step: RoundStepRow
  readonly game: SharedGame
}

/** Locks the unfinished steps of bets with their bets. */
export async function lockStepsOfBets(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  roundIds: readonly string[],
): Promise<StepOfBet[]> {
  const bets = new Map((await lockBets(trx, roundIds)).map((bet) => [bet.row.round_id, bet]))
  const steps = await lockSteps(trx, roundIds)
  return steps.flatMap((step): StepOfBet[] => {
    const bet = bets.get(step.round_id)
    const game = ctx.games.get(bet?.row.game ?? '')
    return bet === undefined || !isSharedGame(game) ? [] : [{ ...bet, step, game }]
  })
}

/** Whether the step needs a call to the hall next: for its stake, or to pay or close the bet. */
export function needsHall({ player, step }: Pick<StepOfBet, 'player' | 'step'>): boolean {
  if (player.wallet === 'transfer' || step.phase === 'DEBITED') return false
  return step.phase !== 'DRAWN' || step.pay > 0n || readStepOutcome(step).status !== 'OPEN'
}

/** The stakes were taken. */
export async function markDebited(trx: ArcadeTrx, paid: readonly StepOfBet[]): Promise<void> {
  if (paid.length === 0) return
  await sql`update arcade.round_steps set phase = 'DEBITED' where phase in ('PENDING', 'DEBITING') and ${inSteps(paid)}`.execute(
    trx,
  )
  const added = paid.filter(({ step }) => step.kind !== 'OPEN')
  if (added.length === 0) return
  await sql`
    update arcade.rounds r set bet = r.bet + s.stake from arcade.round_steps s
      where s.round_id = r.round_id and s.phase = 'DEBITED' and s.round_id = any(${idsOf(added)}::uuid[])`.execute(
    trx,
  )
}

const idsOf = (steps: readonly StepOfBet[]) => steps.map(({ row }) => row.round_id)
const inSteps = (steps: readonly StepOfBet[]) => sql`round_id = any(${idsOf(steps)}::uuid[])`

/** Removes steps whose stake could not be taken, and subtracts their exposure. */
export async function removeUnpaidSteps(trx: ArcadeTrx, steps: readonly StepOfBet[]): Promise<void> {
  for (const { step, row, player, shared, game } of steps) {
    const before = step.kind === 'OPEN' ? 0n : game.shared.maxPay(game.schemas.state.parse(row.detail))
    const exposure = hasPlayMoney(player)
      ? 0n
      : game.shared.maxPay(computeStep({ step, row, game }).state) - before
    await trx
      .updateTable('arcade.shared_rounds')
      .set((eb) => ({ exposure: eb('exposure', '-', exposure) }))
      .where('shared_round_id', '=', shared.shared_round_id)
      .execute()
    if (step.kind === 'OPEN') {
      await trx.deleteFrom('arcade.rounds').where('round_id', '=', row.round_id).execute()
      continue
    }
    await trx
      .deleteFrom('arcade.round_steps')
      .where('round_id', '=', row.round_id)
      .where('step', '=', step.step)
      .execute()
  }
}

/** Computes a step that takes a stake; such steps depend on nothing but bet, state and action. */
export function computeStep({ step, row, game }: Pick<StepOfBet, 'step' | 'row' | 'game'>): Step<unknown> {
  const context = betContext(game, row, BEFORE_RUN)
  const result =
    step.kind === 'OPEN'
      ? game.open(context.bet, context.stream)
      : game.act?.(game.schemas.state.parse(row.detail), game.schemas.action.parse(step.action), context)
  if (result == null) throw new Error(`game ${game.id} refuses step ${step.step} of round ${row.round_id}`)
  return result
}

export async function markDrawn(
  _ctx: ArcadeContext,
  trx: ArcadeTrx,
  steps: readonly StepOfBet[],
): Promise<void> {
  const rows = steps.map((one) => {
    const result = computeStep(one)
    return {
      round_id: one.row.round_id,
      pay: `${stepPay(result, one.row.bet)}`,
      outcome: JSON.parse(stepOutcome(result)),
    }
  })
  await sql`
    update arcade.round_steps s set phase = 'DRAWN', pay = v.pay, outcome = v.outcome
      from json_to_recordset(${JSON.stringify(rows)}::json) as v(round_id uuid, pay bigint, outcome jsonb)
      where s.round_id = v.round_id and s.phase = 'DEBITED'`.execute(trx)
}

/** Pays drawn steps from the arcade's wallets (the hall has paid its own players) and publishes them. */
export async function creditSteps(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  steps: readonly StepOfBet[],
  at: Date,
): Promise<void> {
  const outcomes = steps.map((one) => ({ ...one, ...readStepOutcome(one.step) }))
  await returnStakes(
    trx,
    outcomes
      .filter(({ step, status, player }) => step.pay > 0n && status === 'VOID' && isLimitable(player))
      .map(({ step, player, row }) => ({
        playerId: player.player_id,
        amount: step.pay,
        openedAt: row.opened_at,
      })),
  )
  await creditMany(
    ctx,
    trx,
    outcomes
      .filter(({ step, player }) => step.pay > 0n && player.wallet === 'transfer')
      .map(({ step, status, player, row }) => ({
        key: movementKey(step, 'pay'),
        kind: status === 'VOID' ? 'refund' : 'win',
        owner: player,
        platform: row.platform,
        amount: step.pay,
      })),
  )
  await updateBets(
    trx,
    outcomes.map((one) => toBetChange(one, at)),
    at,
  )
  await sql`update arcade.round_steps set phase = 'CREDITED', outcome = null where phase = 'DRAWN' and ${inSteps(steps)}`.execute(
    trx,
  )
}

/** What the bet becomes when its drawn step is credited. */
export function toBetChange(
  {
    game,
    row,
    step,
    detail,
    status,
  }: Omit<StepOfBet, 'player' | 'shared'> & ReturnType<typeof readStepOutcome>,
  at: Date,
): BetChange {
  const state = game.schemas.state.parse(detail)
  const win = status === 'VOID' ? row.win : row.win + step.pay
  const after = { ...row, status, win }
  return {
    round_id: row.round_id,
    detail,
    status,
    win,
    valid_bet: status === 'SETTLED' ? game.validBet(state, betContext(game, after, BEFORE_RUN)) : 0n,
    due_ms: status === 'OPEN' ? game.shared.dueMs(state) : null,
    settled_at: status === 'OPEN' ? null : at,
  }
}
