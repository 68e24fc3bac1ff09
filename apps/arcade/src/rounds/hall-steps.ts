import { setTimeout as sleep } from 'node:timers/promises'
import type { ArcadeContext } from '../arcade-context.ts'
import type { ArcadeTrx, RoundStepRow } from '../db/schema.ts'
import type { GameErrorCode } from '../game-api/schema.ts'
import type { HallAnswer, HallBet, HallRefusal, HallRollback, HallWin } from '../wallet/hall-wallet.ts'
import {
  draw,
  markCredited,
  markDebited,
  movementKey,
  type PhaseInput,
  readOutcome,
  removeStep,
  turnoverOf,
} from './step-phases.ts'
import { updateStep } from './step-queries.ts'
import { type OwnedRound, withStep } from './with-step.ts'

/** What the hall is to be asked before a step can go on. `calledAt` marks the call as this process's own. */
export type HallCall =
  | { readonly kind: 'bet'; readonly bet: HallBet; readonly calledAt: Date }
  | { readonly kind: 'rollback'; readonly rollback: HallRollback; readonly calledAt: Date }
  | { readonly kind: 'win'; readonly win: HallWin }
  | { readonly kind: 'wait' }
  | { readonly kind: 'refuse'; readonly code: GameErrorCode }

/** Longer than a call can take. A call that is older belongs to a process that died, or got no answer. */
const CALL_LEASE_MS = 15_000
/** Pause before the database is read again while another process has the call under way; bounded by the lease. */
export const WAIT_MS = 100

/**
 * Prepares the next phase of a step that is paid from the hall's wallet (docs/protocols/seamless.md). A stake is asked for
 * once; whoever finds it asked for without an answer has it returned. A win is repeated under the same id.
 */
export async function prepareHallCall(input: PhaseInput): Promise<'advanced' | HallCall> {
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
      await updateStep(trx, step, { phase: 'RETURNING', called_at: now })
      return { kind: 'rollback', rollback: toRollback(input), calledAt: now }
    case 'DEBITED':
      await draw(input)
      return 'advanced'
    default:
      if (step.pay > 0n || readOutcome(step).status !== 'OPEN') return { kind: 'win', win: toWin(input) }
      await markCredited(input)
      return 'advanced'
  }
}

export const isUnderWay = ({ called_at }: Pick<RoundStepRow, 'called_at'>, now: Date): boolean =>
  called_at !== null && now.getTime() < called_at.getTime() + CALL_LEASE_MS

async function prepareBet(input: PhaseInput, now: Date): Promise<HallCall> {
  const { trx, round, step } = input
  const token = await findWalletToken(trx, round)
  if (token === null) {
    await removeStep(input)
    return { kind: 'refuse', code: 'SESSION_EXPIRED' }
  }
  await updateStep(trx, step, { phase: 'DEBITING', called_at: now })
  const transaction = movementKey(step, 'stake')
  const amount = round.free_grant === null ? step.stake : round.bet
  const bet = { ...placeOf(input), transaction, token, amount, freeGrant: round.free_grant }
  return { kind: 'bet', bet, calledAt: now }
}

/** The token of the player's newest launch of the game. */
export async function findWalletToken(
  trx: ArcadeTrx,
  { player_id, game }: Pick<OwnedRound, 'player_id' | 'game'>,
): Promise<string | null> {
  const session = await trx
    .selectFrom('arcade.sessions')
    .select('wallet_token')
    .where('player_id', '=', player_id)
    .where('game', '=', game)
    .orderBy('launch_expires_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return session?.wallet_token ?? null
}

const placeOf = ({ player, round }: PhaseInput) => ({
  round: round.round_id,
  game: round.game,
  player: player.name,
})

const toRollback = (input: PhaseInput): HallRollback => {
  const reference = movementKey(input.step, 'stake')
  return { ...placeOf(input), transaction: `${reference}/return`, reference }
}

const toWin = (input: PhaseInput): HallWin => ({
  ...placeOf(input),
  transaction: movementKey(input.step, 'pay'),
  reference: movementKey({ round_id: input.round.round_id, step: 0 }, 'stake'),
  amount: input.step.pay,
  isRoundClosed: readOutcome(input.step).status !== 'OPEN',
  validBet: turnoverOf(input),
})

/**
 * Asks the hall and applies its answer. Returns null when the step can go on, or is gone; the code of a refused stake; or
 * WALLET_UNAVAILABLE without a definite answer.
 */
export async function askHall(
  ctx: ArcadeContext,
  owned: OwnedRound,
  call: HallCall,
  { at, waits }: { readonly at: Date; readonly waits: boolean },
): Promise<GameErrorCode | null> {
  const hall = ctx.hallWallet
  if (call.kind === 'refuse') return call.code
  if (call.kind === 'wait') {
    if (!waits) return 'WALLET_UNAVAILABLE'
    await sleep(WAIT_MS)
    return null
  }
  if (hall === null) return 'WALLET_UNAVAILABLE'
  const change = { ctx, owned, at }
  if (call.kind === 'bet') return settleBet(change, call, await hall.bet(call.bet))
  if (call.kind === 'rollback')
    return settleRollback(change, call.calledAt, await hall.rollback(call.rollback))
  return settleWin(change, await hall.win(call.win))
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
  apply: (input: PhaseInput) => Promise<void>,
): Promise<void> {
  await withStep(ctx, owned, at, async (input) => {
    if (isOwn(input.step)) await apply(input)
  })
}

export const isCall =
  (phase: RoundStepRow['phase'], calledAt: Date) =>
  (step: RoundStepRow): boolean =>
    step.phase === phase && step.called_at?.getTime() === calledAt.getTime()

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
 * Applies an answer by which a bet, alone or with its win, was not taken or may not have been. Returns the code of a refused
 * one, whose step is gone; null when the step is to be advanced, to have the bet returned.
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
  // Not blindly retried: the hall is asked to return it, at once and then until it answers.
  await applyTo(change, isOwn, ({ trx, step }) =>
    updateStep(trx, step, { phase: 'RETURNING', called_at: new Date(0) }),
  )
  return null
}

async function settleRollback(
  change: Change,
  calledAt: Date,
  answer: HallAnswer,
): Promise<GameErrorCode | null> {
  const isOwn = isCall('RETURNING', calledAt)
  if (answer.kind === 'refused' && answer.code === 'ROUND_CLOSED') {
    // The stake was taken, and stands, because the round has a win already: with one call for both, all is done.
    await applyTo(change, isOwn, (input) =>
      input.step.outcome === null ? markDebited(input) : markCredited(input),
    )
    return null
  }
  const isReturned = answer.kind === 'ok' || (answer.kind === 'refused' && answer.code === 'DOES_NOT_EXIST')
  await applyTo(change, isOwn, (input) =>
    isReturned
      ? removeReturnedStep(input)
      : updateStep(input.trx, input.step, { phase: 'RETURNING', called_at: new Date(0) }),
  )
  return 'WALLET_UNAVAILABLE'
}

/** Removes a step whose stake is returned. Its transactions are used up: the hall would refuse the next stake under them. */
async function removeReturnedStep(input: PhaseInput): Promise<void> {
  const { trx, round, step } = input
  await removeStep(input)
  await trx
    .updateTable('arcade.rounds')
    .set({ last_returned_step: step.step })
    .where('round_id', '=', round.round_id)
    .execute()
}

async function settleWin(change: Change, answer: HallAnswer): Promise<GameErrorCode | null> {
  if (answer.kind !== 'ok') return 'WALLET_UNAVAILABLE'
  await applyTo(change, ({ phase }) => phase === 'DRAWN', markCredited)
  return null
}

/** What the player reads for each refusal of a stake. */
export const REFUSALS: Readonly<Record<HallRefusal, GameErrorCode>> = {
  INSUFFICIENT: 'INSUFFICIENT',
  INVALID_TOKEN: 'SESSION_EXPIRED',
  PLAYER_DISABLED: 'PLAYER_DISABLED',
  LIMIT_REACHED: 'LIMIT_REACHED',
  MAINTENANCE: 'MAINTENANCE',
  DOES_NOT_EXIST: 'MAINTENANCE',
  BAD_SIGNATURE: 'WALLET_UNAVAILABLE',
  BAD_REQUEST: 'WALLET_UNAVAILABLE',
  DUPLICATE: 'WALLET_UNAVAILABLE',
  ROLLED_BACK: 'WALLET_UNAVAILABLE',
  ROUND_CLOSED: 'ROUND_CLOSED',
}
