import { operatorCalls } from '@gamehall/contract/operator'
import { minor } from '@gamehall/money'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { formatWalletOrderNo } from '../../../wallet/index.ts'
import type { RewardsContext, RewardsTrx } from '../../tables.ts'
import { payInviteReward } from '../grant-invite-reward.ts'
import { lockHeldReward, readInviteRules } from '../invite-queries.ts'
import { inviteRewardSubject } from './invite-reward-target.ts'

/** Pays a held invite reward, or refuses it permanently. 404 unknown, 10040 not held. */
export const decideInviteReward = implementAction(operatorCalls.decideInviteReward, {
  subject: inviteRewardSubject,
  async stake(_ctx, trx: RewardsTrx, { reward_id, pay }) {
    const reward = pay ? await lockHeldReward(trx, reward_id) : undefined
    return reward === undefined ? null : { playerId: reward.player_id, worthMinor: reward.reward_minor }
  },
  async run(ctx: RewardsContext, trx: RewardsTrx, { reward_id: rewardId, pay }) {
    const known = await trx
      .selectFrom('invite_rewards')
      .select('reward_id')
      .where('reward_id', '=', rewardId)
      .executeTakeFirst()
    if (known === undefined) return refuse(404)
    const reward = await lockHeldReward(trx, rewardId)
    if (reward === undefined) return refuse(10040)
    const now = ctx.clock.now()
    const orderNo = pay ? formatWalletOrderNo('I', now, ctx.ids) : null
    await trx
      .updateTable('invite_rewards')
      .set({ state: pay ? 'paid' : 'refused', order_no: orderNo, decided_at: now })
      .where('reward_id', '=', rewardId)
      .execute()
    if (orderNo !== null) {
      const { wash_percent } = await readInviteRules(trx)
      const { player_id: playerId, kind, reward_minor } = reward
      await payInviteReward(
        ctx,
        trx,
        { playerId, kind, amountMinor: minor(reward_minor), orderNo },
        wash_percent,
      )
    }
    return succeed({ reward_id: rewardId.toString(), order_no: orderNo })
  },
})
