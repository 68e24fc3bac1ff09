import type { ArcadeContext } from '../arcade-context.ts'
import type { GameErrorCode } from '../game-api/schema.ts'
import { gameWalletOf } from '../wallet/game-wallet.ts'
import {
  countStakes,
  coversStake,
  isLimitable,
  lockStakeAllowances,
  returnStakes,
} from '../wallet/stake-allowance.ts'
import type { HallCall } from './hall-calls.ts'
import { askHall, prepareHallCall } from './hall-steps.ts'
import {
  markCredited,
  markDebited,
  markDrawn,
  movementKey,
  readOutcome,
  removeStep,
  type TransitionInput,
} from './step-transitions.ts'
import { type OwnedRound, withStep } from './with-step.ts'

/**
 * Finishes a round's step, each phase in a transaction of its own: PENDING → DEBITED (the stake is taken) → DRAWN (the outcome
 * is fixed) → CREDITED (the payout is made, the round shows it). The next request of the player (also a retry of the same one) or the job
 * resumes a step whose process died. A step whose stake the player's limit or balance does not cover is removed, with its round
 * when it is the opening.
 *
 * Returns null when nothing is left to do, also when another process removed the step; LIMIT_REACHED or INSUFFICIENT when the player's
 * limit or balance does not cover the stake. With the hall's wallet, which is called between two transactions: the code of a refused
 * stake, or WALLET_UNAVAILABLE when the hall gave no definite answer; the step then waits to be resumed. `waits`: whether to wait for
 * a call that another process has under way.
 */
export async function advanceRound(
  ctx: ArcadeContext,
  owned: OwnedRound,
  at: Date,
  { waits = true }: { readonly waits?: boolean } = {},
): Promise<GameErrorCode | null> {
  for (;;) {
    const next = await advancePhase(ctx, owned, at)
    if (next === 'finished') return null
    if (next === 'advanced') continue
    const failure = await askHall(ctx, owned, next, { at, waits })
    if (failure !== null) return failure
  }
}

/** Whether a failure of `advanceRound` answers a request: that of a step which is not its own only where the step still waits. */
export const isFinal = (failure: GameErrorCode | null, isOwn: boolean): failure is GameErrorCode =>
  failure !== null && (isOwn || failure === 'WALLET_UNAVAILABLE')

/** Moves the round's unfinished step to its next phase, or prepares the call to the hall that it needs first. */
function advancePhase(
  ctx: ArcadeContext,
  owned: OwnedRound,
  at: Date,
): Promise<'finished' | 'advanced' | HallCall> {
  return withStep(ctx, owned, at, async (input) => {
    if (input.player.wallet === 'seamless') return prepareHallCall(input)
    const { step } = input
    if (step.phase === 'PENDING') return debit(input)
    if (step.phase === 'DEBITED') await markDrawn(input)
    else await credit(input)
    return 'advanced'
  }).then((next) => next ?? 'finished')
}

async function debit(input: TransitionInput): Promise<'advanced' | HallCall> {
  const failure = input.step.stake === 0n ? null : await takeStake(input)
  await (failure === null ? markDebited(input) : removeStep(input))
  return failure === null ? 'advanced' : { kind: 'refuse', code: failure }
}

async function takeStake(input: TransitionInput): Promise<'LIMIT_REACHED' | 'INSUFFICIENT' | null> {
  const { ctx, trx, player, round, step } = input
  const playerId = player.player_id
  const allowance = isLimitable(player)
    ? (await lockStakeAllowances(trx, [playerId])).get(playerId)
    : undefined
  if (!coversStake(allowance, step.stake)) return 'LIMIT_REACHED'
  const wallet = gameWalletOf(ctx, player, round.platform)
  if (!(await wallet.debit(trx, movementKey(step, 'stake'), step.stake))) return 'INSUFFICIENT'
  if (allowance !== undefined) await countStakes(trx, [{ playerId, amount: step.stake }])
  return null
}

async function credit(input: TransitionInput): Promise<void> {
  const { ctx, trx, player, round, step } = input
  // The hall credits the win of a free round, under the terms of its grant.
  if (step.pay > 0n && round.free_grant === null) {
    const wallet = gameWalletOf(ctx, player, round.platform)
    const kind = readOutcome(step).status === 'VOID' ? 'refund' : 'win'
    if (kind === 'refund' && isLimitable(player))
      await returnStakes(trx, [{ playerId: player.player_id, amount: step.pay, openedAt: round.opened_at }])
    await wallet.credit(trx, movementKey(step, 'pay'), kind, step.pay)
  }
  await markCredited(input)
}
