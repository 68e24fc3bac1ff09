import { minor, sum } from '@gamehall/money'
import type { Invite } from '../../account/index.ts'
import { listVerifiedPlayers } from '../../identity/index.ts'
import { formatWalletOrderNo } from '../../wallet/index.ts'
import type { RewardsContext, RewardsTrx } from '../tables.ts'
import { findSelfReferralSignal } from './find-self-referral-signal.ts'
import { creditInviteReward, notifyInviteReward } from './grant-invite-reward.ts'
import {
  decideState,
  type InviteRewardRow,
  isDecided,
  lockInviteRewards,
  readInviteRules,
  selectInviteRewards,
} from './invite-queries.ts'

interface VerifiedInvite extends Invite {
  /** Whether the inviter's account is locked. */
  readonly isLocked: boolean
}

/**
 * Decides the rewards that waited for a friend's verified real name, by what friend and inviter share now: pays them with one
 * notification, holds them for an operator, or refuses them.
 */
export async function releaseWaitingRewards(
  ctx: RewardsContext,
  trx: RewardsTrx,
  invite: VerifiedInvite,
  now: Date,
): Promise<void> {
  const { friendId, inviterId, isLocked } = invite
  await lockInviteRewards(trx, inviterId)
  if (!(await listVerifiedPlayers(trx, [friendId])).has(friendId)) return
  const waiting = await selectInviteRewards(trx)
    .where('friend_id', '=', friendId)
    .where('state', '=', 'waiting')
    .orderBy('reward_id')
    .forUpdate()
    .execute()
  if (waiting.length === 0) return
  const signal = (await findSelfReferralSignal(trx, invite, now)) ?? (isLocked ? 'locked' : null)
  const state = decideState(signal)
  const decided = waiting.map((reward) => ({
    reward,
    orderNo: state === 'paid' ? formatWalletOrderNo('I', now, ctx.ids) : null,
  }))
  for (const { reward, orderNo } of decided)
    await trx
      .updateTable('invite_rewards')
      .set({ state, signal, order_no: orderNo, decided_at: isDecided(state) ? now : null })
      .where('reward_id', '=', reward.reward_id)
      .execute()
  await payReleased(
    ctx,
    trx,
    inviterId,
    decided.flatMap(({ reward, orderNo }) => (orderNo === null ? [] : { reward, orderNo })),
  )
}

async function payReleased(
  ctx: RewardsContext,
  trx: RewardsTrx,
  inviterId: bigint,
  released: readonly { readonly reward: InviteRewardRow; readonly orderNo: string }[],
): Promise<void> {
  const last = released.at(-1)
  if (last === undefined) return
  const { wash_percent } = await readInviteRules(trx)
  for (const { reward, orderNo } of released) {
    const { kind, reward_minor } = reward
    const payment = { playerId: inviterId, kind, amountMinor: minor(reward_minor), orderNo }
    await creditInviteReward(ctx, trx, payment, wash_percent)
  }
  await notifyInviteReward(ctx, trx, {
    playerId: inviterId,
    kind: 'verified',
    amountMinor: sum(released.map(({ reward }) => minor(reward.reward_minor))),
    orderNo: last.orderNo,
  })
}
