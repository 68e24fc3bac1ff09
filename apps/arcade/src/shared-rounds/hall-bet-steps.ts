import { setTimeout as sleep } from 'node:timers/promises'
import { batchPerOwner } from '@gamehall/postgres'
import { sql } from 'kysely'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeTrx, RoundStepRow } from '../db/schema.ts'
import type { GameErrorCode } from '../game-api/schema.ts'
import {
  callHall,
  findWalletToken,
  type HallCall,
  isCall,
  isStakeReturned,
  isUnderWay,
  type MadeHallCall,
  prepareRollback,
  REFUSALS,
  reserveReturnedStep,
  returnLater,
  toHallWin,
  WAIT_MS,
} from '../rounds/hall-calls.ts'
import { updateStep } from '../rounds/step-queries.ts'
import { movementKey } from '../rounds/step-transitions.ts'
import type { HallAnswer } from '../wallet/hall-wallet.ts'
import {
  creditSteps,
  lockStepsOfBets,
  markDebited,
  needsHall,
  removeUnpaidSteps,
  type StepOfBet,
  toBetChange,
} from './bet-step-transitions.ts'
import { finishSteps } from './finish-steps.ts'
import { readStepOutcome } from './step-rows.ts'

/** `code`: why a stake was refused, or WALLET_UNAVAILABLE without a definite answer of the hall. `balance`: as the hall last said it. */
export interface HallBetResult {
  readonly code: GameErrorCode | null
  readonly balance: bigint | null
}

const NEVER_CALLED = new Date(0)

/**
 * Finishes the unfinished step of a bet on the hall's wallet (docs/protocols/seamless.md), calling the hall between two
 * transactions, which concurrent bets share. A stake counts once the hall's OK is here before the run begins; one that is
 * answered later, or not at all, is returned under one reference until the hall answers. A win is repeated under its id.
 * `waits`: whether to wait for a call that another process has under way.
 */
export async function advanceHallBet(
  ctx: ArcadeContext,
  roundId: string,
  { waits = true }: { readonly waits?: boolean } = {},
): Promise<HallBetResult> {
  let balance: bigint | null = null
  for (;;) {
    const call = await prepareCall(ctx, roundId)
    if (call === null) return { code: null, balance }
    if (call === 'advanced') {
      await finishHere(ctx, roundId)
      continue
    }
    if (call.kind === 'refuse') return { code: call.code, balance: null }
    if (call.kind === 'wait') {
      if (!waits) return { code: 'WALLET_UNAVAILABLE', balance: null }
      await sleep(WAIT_MS)
      continue
    }
    if (ctx.hallWallet === null) return { code: 'WALLET_UNAVAILABLE', balance: null }
    const answer = await callHall(ctx.hallWallet, call)
    const code = await applyAnswer(ctx, { roundId, call, answer })
    if (code !== null) return { code, balance: null }
    balance = answer.kind === 'ok' ? answer.balance : null
  }
}

/** Runs the phases that need no call to the hall: computes and publishes the step of a taken stake. */
const finishHere: (ctx: ArcadeContext, roundId: string) => Promise<null> = batchPerOwner(
  async (ctx: ArcadeContext, roundIds: readonly string[]) => {
    await finishSteps(ctx, roundIds, 'DEBITED')
    return roundIds.map(() => null)
  },
  { keyOf: (roundId) => roundId },
)

/** Locks the shared rounds of bets, before the bets themselves: the change of phase waits. */
async function lockSharedRounds(trx: ArcadeTrx, roundIds: readonly string[]): Promise<void> {
  await sql`
    select from arcade.shared_rounds where shared_round_id in (
        select shared_round_id from arcade.rounds where round_id = any(${roundIds}::uuid[]))
      order by shared_round_id for update`.execute(trx)
}

/** Whether a stake that is taken now counts: nothing of the outcome is known yet. */
const takesStakes = ({ shared }: Pick<StepOfBet, 'shared'>): boolean =>
  shared.phase === 'BETTING' || shared.phase === 'CLOSED'

const prepareCall = batchPerOwner(
  (ctx: ArcadeContext, roundIds: readonly string[]) =>
    ctx.db.transaction().execute(async (trx) => {
      await lockSharedRounds(trx, roundIds)
      const steps = new Map((await lockStepsOfBets(ctx, trx, roundIds)).map((one) => [one.row.round_id, one]))
      const calls: ('advanced' | HallCall | null)[] = []
      for (const roundId of roundIds) {
        const one = steps.get(roundId)
        calls.push(one === undefined ? null : await prepareOne(ctx, trx, one))
      }
      return calls
    }),
  { keyOf: (roundId) => roundId, maxConcurrentBatches: 2 },
)

async function prepareOne(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  one: StepOfBet,
): Promise<'advanced' | HallCall> {
  const { step } = one
  if (!needsHall(one)) return 'advanced'
  if (step.phase === 'PENDING') return prepareBet(ctx, trx, one)
  if (step.phase === 'DRAWN') return { kind: 'win', win: toWin(one) }
  const now = ctx.clock.now()
  if (isUnderWay(step, now)) return { kind: 'wait' }
  return prepareRollback(trx, step, hallIdsOf(one), now)
}

async function prepareBet(ctx: ArcadeContext, trx: ArcadeTrx, one: StepOfBet): Promise<HallCall> {
  const { row, step } = one
  const token = takesStakes(one) ? await findWalletToken(trx, row) : null
  if (token === null) {
    await removeUnpaidSteps(trx, [one])
    return { kind: 'refuse', code: takesStakes(one) ? 'SESSION_EXPIRED' : 'BETTING_CLOSED' }
  }
  const calledAt = ctx.clock.now()
  await updateStep(trx, step, { phase: 'DEBITING', called_at: calledAt })
  const transaction = movementKey(step, 'stake')
  const bet = { ...hallIdsOf(one), transaction, token, amount: step.stake, freeGrant: null }
  return { kind: 'bet', bet, calledAt }
}

const hallIdsOf = ({ row, player }: StepOfBet) => ({
  round: row.round_id,
  game: row.game,
  player: player.name,
})

function toWin(one: StepOfBet) {
  const outcome = readStepOutcome(one.step)
  const isRoundClosed = outcome.status !== 'OPEN'
  return {
    ...toHallWin(one.step, hallIdsOf(one)),
    isRoundClosed,
    validBet: isRoundClosed ? toBetChange({ ...one, ...outcome }, NEVER_CALLED).valid_bet : null,
  }
}

interface Answered {
  readonly roundId: string
  readonly call: MadeHallCall
  readonly answer: HallAnswer
}

/** Applies the hall's answers while the steps are still those of these calls: another process may have taken one over. */
const applyAnswer = batchPerOwner(
  (ctx: ArcadeContext, answered: readonly Answered[]) =>
    ctx.db.transaction().execute(async (trx) => {
      const ids = answered.map(({ roundId }) => roundId)
      await lockSharedRounds(trx, ids)
      const steps = new Map((await lockStepsOfBets(ctx, trx, ids)).map((one) => [one.row.round_id, one]))
      const codes: (GameErrorCode | null)[] = []
      for (const each of answered) codes.push(await applyOne(ctx, trx, steps.get(each.roundId), each))
      return codes
    }),
  { keyOf: ({ roundId }) => roundId, maxConcurrentBatches: 2 },
)

function applyOne(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  one: StepOfBet | undefined,
  { call, answer }: Answered,
): Promise<GameErrorCode | null> {
  if (call.kind === 'bet') return applyBet(trx, own(one, isCall('DEBITING', call.calledAt)), answer)
  if (call.kind === 'rollback')
    return applyRollback(trx, own(one, isCall('RETURNING', call.calledAt)), answer)
  const drawn = own(
    one,
    (step) => step.phase === 'DRAWN' && movementKey(step, 'pay') === call.win.transaction,
  )
  return applyWin(ctx, trx, drawn, answer)
}

const own = (one: StepOfBet | undefined, isOwn: (step: RoundStepRow) => boolean): StepOfBet | null =>
  one !== undefined && isOwn(one.step) ? one : null

/** Null: the step continues, possibly with the return of its stake. */
async function applyBet(
  trx: ArcadeTrx,
  one: StepOfBet | null,
  answer: HallAnswer,
): Promise<GameErrorCode | null> {
  if (answer.kind === 'refused') {
    if (one !== null) await removeUnpaidSteps(trx, [one])
    return REFUSALS[answer.code]
  }
  if (one === null) return null
  if (answer.kind === 'ok' && takesStakes(one)) await markDebited(trx, [one])
  else await returnLater(trx, one.step)
  return null
}

async function applyRollback(
  trx: ArcadeTrx,
  one: StepOfBet | null,
  answer: HallAnswer,
): Promise<GameErrorCode | null> {
  if (one === null) return 'WALLET_UNAVAILABLE'
  if (!isStakeReturned(answer)) {
    await returnLater(trx, one.step)
    return 'WALLET_UNAVAILABLE'
  }
  await removeUnpaidSteps(trx, [one])
  await reserveReturnedStep(trx, one.step)
  return takesStakes(one) ? 'WALLET_UNAVAILABLE' : 'BETTING_CLOSED'
}

async function applyWin(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  one: StepOfBet | null,
  answer: HallAnswer,
): Promise<GameErrorCode | null> {
  if (answer.kind !== 'ok') return 'WALLET_UNAVAILABLE'
  if (one !== null) await creditSteps(ctx, trx, [one], ctx.clock.now())
  return null
}
