import { operatorCalls } from '@gamehall/contract/operator'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementRead } from '../../../../platform/operator/action.ts'
import type { RewardsTrx } from '../../tables.ts'
import { selectInviteRewards, viewInviteRewards } from '../invite-queries.ts'

/** Lists held invite rewards, oldest first, with their self-referral signal. */
export const listInviteRewardsHeld = implementRead(operatorCalls.listInviteRewardsHeld, {
  async run(_ctx, trx: RewardsTrx, { limit }) {
    const rows = await selectInviteRewards(trx)
      .where('invite_rewards.state', '=', 'held')
      .orderBy('invite_rewards.created_at')
      .orderBy('invite_rewards.reward_id')
      .limit(limit)
      .execute()
    const views = await viewInviteRewards(trx, rows)
    return succeed({
      list: views.map(({ row, view }) => ({
        ...view,
        player_id: row.player_id.toString(),
        friend_id: row.friend_id.toString(),
        signal: row.signal,
      })),
    })
  },
})
