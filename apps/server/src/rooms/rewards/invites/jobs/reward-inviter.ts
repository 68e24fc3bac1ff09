import { minor, ZERO } from '@gamehall/money'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { sumPaidDeposits } from '../../../cashier/index.ts'
import { listVerifiedPlayers } from '../../../identity/index.ts'
import type { RewardsContext } from '../../tables.ts'
import { listEligibleFriends } from '../eligible-friends.ts'
import { findSelfReferralSignal } from '../find-self-referral-signal.ts'
import { grantInviteReward } from '../grant-invite-reward.ts'
import { lockInviteRewards, readInviteRules } from '../invite-queries.ts'
import { rewardInviterJob } from './reward-inviter-job.ts'

/** Rewards the inviter once a friend's total deposits reach the rules' threshold. Idempotent. */
export const rewardInviter = defineJob({
  ...rewardInviterJob,
  async run(ctx: RewardsContext, payload, now) {
    const friendId = BigInt(payload.friend_id)
    await ctx.db.transaction().execute(async (trx) => {
      const rules = await readInviteRules(trx)
      if (!rules.is_open || rules.deposit_reward_minor === 0n) return
      const [friend] = await listEligibleFriends(trx, rules, [friendId], now)
      if (friend === undefined) return
      const deposited = (await sumPaidDeposits(trx, [friendId])).get(friendId) ?? ZERO
      if (deposited < rules.deposit_minor) return
      await lockInviteRewards(trx, friend.inviterId)
      await grantInviteReward(
        ctx,
        trx,
        {
          playerId: friend.inviterId,
          friendId,
          kind: 'deposit',
          day: null,
          basisMinor: deposited,
          rewardMinor: minor(rules.deposit_reward_minor),
          signal: await findSelfReferralSignal(trx, friend, now),
          isFriendVerified: (await listVerifiedPlayers(trx, [friendId])).has(friendId),
          at: now,
        },
        rules.wash_percent,
      )
    })
  },
})
