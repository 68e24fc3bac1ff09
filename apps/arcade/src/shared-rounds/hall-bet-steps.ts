import { setTimeout as sleep } from 'node:timers/promises'
import { batchPerOwner } from '@gamehall/postgres'
import { sql } from 'kysely'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeTrx, RoundStepRow } from '../db/schema.ts'
import type { GameErrorCode } from '../game-api/schema.ts'
import {
  findWalletToken,
  type HallCall,
  isCall,
  isUnderWay,
  REFUSALS,
  WAIT_MS,
} from '../rounds/hall-steps.ts'
import { movementKey } from '../rounds/step-phases.ts'
import { updateStep } from '../rounds/step-queries.ts'
import type { HallAnswer, HallWallet } from '../wallet/hall-wallet.ts'
import {
  changeOf,
  credit,
  lockStepsOfBets,
  markDebited,
  needsHall,
  removeUnpaid,
  type StepOfBet,
} from './bet-step-phases.ts'
import { finishSteps } from './finish-steps.ts'
import { readStepOutcome } from './step-rows.ts'

/** `code`: why a stake does not stand, or that the hall gave no definite answer. `balance`: as the hall last said it. */
export interface HallBetResult {
  readonly code: GameErrorCode | null
  readonly balance: bigint | null
}

const NEVER_CALLED = new Date(0)

/**
 * Finishes the unfinished step of a bet on the hall's wallet (docs/protocols/seamless.md), the hall being asked between two
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
    const answer = await ask(ctx.hallWallet, call)
    const code = await applyAnswer(ctx, { roundId, call, answer })
    if (code !== null) return { code, balance: null }
    balance = answer.kind === 'ok' ? answer.balance : null
  }
}

type MadeCall = Extract<HallCall, { kind: 'bet' | 'rollback' | 'win' }>

function ask(hall: HallWallet, call: MadeCall): Promise<HallAnswer> {
  if (call.kind === 'bet') return hall.bet(call.bet)
  return call.kind === 'rollback' ? hall.rollback(call.rollback) : hall.win(call.win)
}

/** What needs no hall: fixes what a taken stake makes of the bet, and shows it. */
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
  await updateStep(trx, step, { phase: 'RETURNING', called_at: now })
  const reference = movementKey(step, 'stake')
  const rollback = { ...placeOf(one), transaction: `${reference}/return`, reference }
  return { kind: 'rollback', rollback, calledAt: now }
}

async function prepareBet(ctx: ArcadeContext, trx: ArcadeTrx, one: StepOfBet): Promise<HallCall> {
  const { row, step } = one
  const token = takesStakes(one) ? await findWalletToken(trx, row) : null
  if (token === null) {
    await removeUnpaid(trx, [one])
    return { kind: 'refuse', code: takesStakes(one) ? 'SESSION_EXPIRED' : 'BETTING_CLOSED' }
  }
  const calledAt = ctx.clock.now()
  await updateStep(trx, step, { phase: 'DEBITING', called_at: calledAt })
  const transaction = movementKey(step, 'stake')
  const bet = { ...placeOf(one), transaction, token, amount: step.stake, freeGrant: null }
  return { kind: 'bet', bet, calledAt }
}

const placeOf = ({ row, player }: StepOfBet) => ({ round: row.round_id, game: row.game, player: player.name })

function toWin(one: StepOfBet) {
  const outcome = readStepOutcome(one.step)
  const isRoundClosed = outcome.status !== 'OPEN'
  return {
    ...placeOf(one),
    transaction: movementKey(one.step, 'pay'),
    reference: movementKey({ round_id: one.row.round_id, step: 0 }, 'stake'),
    amount: one.step.pay,
    isRoundClosed,
    validBet: isRoundClosed ? changeOf({ ...one, ...outcome }, NEVER_CALLED).valid_bet : null,
  }
}

interface Answered {
  readonly roundId: string
  readonly call: MadeCall
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

/** Null: the step goes on, perhaps to have the stake returned. */
async function applyBet(
  trx: ArcadeTrx,
  one: StepOfBet | null,
  answer: HallAnswer,
): Promise<GameErrorCode | null> {
  if (answer.kind === 'refused') {
    if (one !== null) await removeUnpaid(trx, [one])
    return REFUSALS[answer.code]
  }
  if (one === null) return null
  if (answer.kind === 'ok' && takesStakes(one)) await markDebited(trx, [one])
  else await updateStep(trx, one.step, { phase: 'RETURNING', called_at: NEVER_CALLED })
  return null
}

async function applyRollback(
  trx: ArcadeTrx,
  one: StepOfBet | null,
  answer: HallAnswer,
): Promise<GameErrorCode | null> {
  if (one === null) return 'WALLET_UNAVAILABLE'
  const isReturned = answer.kind === 'ok' || (answer.kind === 'refused' && answer.code === 'DOES_NOT_EXIST')
  if (!isReturned) {
    await updateStep(trx, one.step, { phase: 'RETURNING', called_at: NEVER_CALLED })
    return 'WALLET_UNAVAILABLE'
  }
  await removeUnpaid(trx, [one])
  // Its transactions are used up: the hall would refuse the next stake under them.
  await trx
    .updateTable('arcade.rounds')
    .set({ last_returned_step: one.step.step })
    .where('round_id', '=', one.row.round_id)
    .execute()
  return takesStakes(one) ? 'WALLET_UNAVAILABLE' : 'BETTING_CLOSED'
}

async function applyWin(
  ctx: ArcadeContext,
  trx: ArcadeTrx,
  one: StepOfBet | null,
  answer: HallAnswer,
): Promise<GameErrorCode | null> {
  if (answer.kind !== 'ok') return 'WALLET_UNAVAILABLE'
  if (one !== null) await credit(ctx, trx, [one], ctx.clock.now())
  return null
}
