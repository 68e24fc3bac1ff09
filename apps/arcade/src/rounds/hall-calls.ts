import type { ArcadeTrx, RoundStepRow } from '../db/schema.ts'
import type { GameErrorCode } from '../game-api/schema.ts'
import type {
  HallAnswer,
  HallBet,
  HallRefusal,
  HallRollback,
  HallWallet,
  HallWin,
} from '../wallet/hall-wallet.ts'
import { updateStep } from './step-queries.ts'
import { movementKey } from './step-transitions.ts'
import type { OwnedRound } from './with-step.ts'

/** The call to the hall that a step needs before its next phase. `calledAt` identifies the call as this process's own. */
export type HallCall =
  | { readonly kind: 'bet'; readonly bet: HallBet; readonly calledAt: Date }
  | { readonly kind: 'rollback'; readonly rollback: HallRollback; readonly calledAt: Date }
  | { readonly kind: 'win'; readonly win: HallWin }
  | { readonly kind: 'wait' }
  | { readonly kind: 'refuse'; readonly code: GameErrorCode }

/** Longer than a call can take. An older call belongs to a process that died, or was never answered. */
const CALL_LEASE_MS = 15_000
/** Pause between reads of the database while another process makes the call; the lease bounds the wait. */
export const WAIT_MS = 100

/** A call that this process makes; the other kinds wait for another process, or refuse. */
export type MadeHallCall = Extract<HallCall, { kind: 'bet' | 'rollback' | 'win' }>

export function callHall(hall: HallWallet, call: MadeHallCall): Promise<HallAnswer> {
  if (call.kind === 'bet') return hall.bet(call.bet)
  return call.kind === 'rollback' ? hall.rollback(call.rollback) : hall.win(call.win)
}

export const isUnderWay = ({ called_at }: Pick<RoundStepRow, 'called_at'>, now: Date): boolean =>
  called_at !== null && now.getTime() < called_at.getTime() + CALL_LEASE_MS

/** Matches the step of a call that this process made; another process may have taken over the step. */
export const isCall =
  (phase: RoundStepRow['phase'], calledAt: Date) =>
  (step: RoundStepRow): boolean =>
    step.phase === phase && step.called_at?.getTime() === calledAt.getTime()

/** The ids by which the hall knows a round. */
type RoundIds = Pick<HallRollback, 'round' | 'game' | 'player'>

/** Records that the return of a stake is requested. Returns the call; its id is the same at each retry. */
export async function prepareRollback(
  trx: ArcadeTrx,
  step: RoundStepRow,
  ids: RoundIds,
  calledAt: Date,
): Promise<HallCall> {
  await updateStep(trx, step, { phase: 'RETURNING', called_at: calledAt })
  const reference = movementKey(step, 'stake')
  return { kind: 'rollback', rollback: { ...ids, transaction: `${reference}/return`, reference }, calledAt }
}

/** The win of a drawn step, without what it counts for turnover. */
export const toHallWin = (
  step: RoundStepRow,
  ids: RoundIds,
): Omit<HallWin, 'isRoundClosed' | 'validBet'> => ({
  ...ids,
  transaction: movementKey(step, 'pay'),
  reference: movementKey({ round_id: step.round_id, step: 0 }, 'stake'),
  amount: step.pay,
})

/** Schedules the return of the stake: the next pass requests it, and retries until the hall answers. */
export function returnLater(trx: ArcadeTrx, step: RoundStepRow): Promise<void> {
  return updateStep(trx, step, { phase: 'RETURNING', called_at: new Date(0) })
}

/** Whether the hall no longer holds the stake: it was returned, or was never taken. */
export const isStakeReturned = (answer: HallAnswer): boolean =>
  answer.kind === 'ok' || (answer.kind === 'refused' && answer.code === 'DOES_NOT_EXIST')

/** Reserves the number of a returned step, as the hall refuses a new stake under its transaction ids. */
export async function reserveReturnedStep(trx: ArcadeTrx, { round_id, step }: RoundStepRow): Promise<void> {
  await trx
    .updateTable('arcade.rounds')
    .set({ last_returned_step: step })
    .where('round_id', '=', round_id)
    .execute()
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
