import { setTimeout as sleep } from 'node:timers/promises'
import type { ArcadeContext } from '../arcade-context.ts'
import type { RoundStepRow } from '../db/schema.ts'
import type { GameErrorCode } from '../game-api/schema.ts'
import type { HallAnswer } from '../wallet/hall-wallet.ts'
import {
  callHall,
  findWalletToken,
  type HallCall,
  isCall,
  isStakeReturned,
  isUnderWay,
  prepareRollback,
  REFUSALS,
  reserveReturnedStep,
  returnLater,
  toHallWin,
  WAIT_MS,
} from './hall-calls.ts'
import { updateStep } from './step-queries.ts'
import {
  markCredited,
  markDebited,
  markDrawn,
  movementKey,
  readOutcome,
  removeStep,
  type TransitionInput,
  turnoverOf,
} from './step-transitions.ts'
import { type OwnedRound, withStep } from './with-step.ts'

/**
 * Prepares the next phase of a step that is paid from the hall's wallet (docs/protocols/seamless.md). A stake is requested
 * once; a process that finds a request without an answer has the stake returned. A win is retried under the same id.
 */
export async function prepareHallCall(input: TransitionInput): Promise<'advanced' | HallCall> {
  const { ctx, trx, round, step } = input
  const now = ctx.clock.now()
  switch (step.phase) {
    case 'PENDING':
      if (step.stake > 0n || round.free_grant !== null) return prepareBet(input, now)
      await markDebited(input)
      return 'advanced'
    case 'DEBITING':
    case 'RETURNING':
      if (isUnderWay(step, now)) return { kind: 'wait' }
      return prepareRollback(trx, step, hallIdsOf(input), now)
    case 'DEBITED':
      await markDrawn(input)
      return 'advanced'
    default:
      if (step.pay > 0n || readOutcome(step).status !== 'OPEN') return prepareWin(input)
      await markCredited(input)
      return 'advanced'
  }
}

async function prepareBet(input: TransitionInput, now: Date): Promise<HallCall> {
  const { trx, round, step } = input
  const token = await findWalletToken(trx, round)
  if (token === null) {
    await removeStep(input)
    return { kind: 'refuse', code: 'SESSION_EXPIRED' }
  }
  await updateStep(trx, step, { phase: 'DEBITING', called_at: now })
  const transaction = movementKey(step, 'stake')
  const amount = round.free_grant === null ? step.stake : round.bet
  const bet = { ...hallIdsOf(input), transaction, token, amount, freeGrant: round.free_grant }
  return { kind: 'bet', bet, calledAt: now }
}

function prepareWin(input: TransitionInput): HallCall {
  const win = toHallWin(input.step, hallIdsOf(input))
  const isRoundClosed = readOutcome(input.step).status !== 'OPEN'
  return { kind: 'win', win: { ...win, isRoundClosed, validBet: turnoverOf(input) } }
}

const hallIdsOf = ({ player, round }: TransitionInput) => ({
  round: round.round_id,
  game: round.game,
  player: player.name,
})

/**
 * Calls the hall and applies its answer. Returns null when the step can continue or was removed; the code of a refused stake; or
 * WALLET_UNAVAILABLE without a definite answer.
 */
export async function askHall(
  ctx: ArcadeContext,
  owned: OwnedRound,
  call: HallCall,
  { at, waits }: { readonly at: Date; readonly waits: boolean },
): Promise<GameErrorCode | null> {
  if (call.kind === 'refuse') return call.code
  if (call.kind === 'wait') {
    if (!waits) return 'WALLET_UNAVAILABLE'
    await sleep(WAIT_MS)
    return null
  }
  if (ctx.hallWallet === null) return 'WALLET_UNAVAILABLE'
  const change = { ctx, owned, at }
  const answer = await callHall(ctx.hallWallet, call)
  if (call.kind === 'bet') return settleBet(change, call, answer)
  return call.kind === 'rollback' ? settleRollback(change, call.calledAt, answer) : settleWin(change, answer)
}

interface Change {
  readonly ctx: ArcadeContext
  readonly owned: OwnedRound
  readonly at: Date
}

/** Applies an answer while the step is still in the phase of this call: another process may have taken it over. */
async function applyTo(
  { ctx, owned, at }: Change,
  isOwn: (step: RoundStepRow) => boolean,
  apply: (input: TransitionInput) => Promise<void>,
): Promise<void> {
  await withStep(ctx, owned, at, async (input) => {
    if (isOwn(input.step)) await apply(input)
  })
}

async function settleBet(
  change: Change,
  { bet, calledAt }: Extract<HallCall, { kind: 'bet' }>,
  answer: HallAnswer,
): Promise<GameErrorCode | null> {
  if (answer.kind !== 'ok') {
    const code = await settleUntakenBet(change, calledAt, answer)
    const isNotGranted =
      bet.freeGrant !== null && answer.kind === 'refused' && answer.code === 'DOES_NOT_EXIST'
    return isNotGranted ? 'FREE_ROUNDS_OVER' : code
  }
  await applyTo(change, isCall('DEBITING', calledAt), markDebited)
  return null
}

/**
 * Applies the answer to a bet (alone or with its win) that was refused or whose outcome is unknown. Returns the code of a
 * refusal, whose step is removed; null when the step must be advanced to return the bet.
 */
export async function settleUntakenBet(
  change: Change,
  calledAt: Date,
  answer: Exclude<HallAnswer, { kind: 'ok' }>,
): Promise<GameErrorCode | null> {
  const isOwn = isCall('DEBITING', calledAt)
  if (answer.kind === 'refused') {
    await applyTo(change, isOwn, removeStep)
    return REFUSALS[answer.code]
  }
  // A bet without an answer is never repeated.
  await applyTo(change, isOwn, ({ trx, step }) => returnLater(trx, step))
  return null
}

async function settleRollback(
  change: Change,
  calledAt: Date,
  answer: HallAnswer,
): Promise<GameErrorCode | null> {
  const isOwn = isCall('RETURNING', calledAt)
  if (answer.kind === 'refused' && answer.code === 'ROUND_CLOSED') {
    // The stake stands, because the round has a win already. When one call made both, the step is complete.
    await applyTo(change, isOwn, (input) =>
      input.step.outcome === null ? markDebited(input) : markCredited(input),
    )
    return null
  }
  const isReturned = isStakeReturned(answer)
  await applyTo(change, isOwn, (input) =>
    isReturned ? removeReturnedStep(input) : returnLater(input.trx, input.step),
  )
  return 'WALLET_UNAVAILABLE'
}

async function removeReturnedStep(input: TransitionInput): Promise<void> {
  await removeStep(input)
  await reserveReturnedStep(input.trx, input.step)
}

async function settleWin(change: Change, answer: HallAnswer): Promise<GameErrorCode | null> {
  if (answer.kind !== 'ok') return 'WALLET_UNAVAILABLE'
  await applyTo(change, ({ phase }) => phase === 'DRAWN', markCredited)
  return null
}
