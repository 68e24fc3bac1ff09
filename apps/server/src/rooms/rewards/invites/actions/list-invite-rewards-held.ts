import { z } from 'zod'
import { succeed } from '../../../../platform/context/outcome.ts'
import { defineAction } from '../../../../platform/operator/action.ts'
import { singleOperator } from '../../../../platform/operator/four-eyes/four-eyes-rule.ts'
import { selectInviteRewards, viewInviteReward } from '../invite-queries.ts'

/** Lists held invite rewards, oldest first, with their self-referral signal. */
export const listInviteRewardsHeld = defineAction({
  name: 'list-invite-rewards-held',
  permission: 'invites.manage',
  summary: 'List held invite rewards waiting for a decision',
  input: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
  fourEyes: singleOperator('reads only'),
  subject: () => 'invite rewards held',
  async run(_hall, trx, { limit }) {
    const rows = await selectInviteRewards(trx)
      .where('invite_rewards.state', '=', 'held')
      .orderBy('invite_rewards.created_at')
      .orderBy('invite_rewards.reward_id')
      .limit(limit)
      .execute()
    return succeed({
      list: rows.map((row) => ({
        ...viewInviteReward(row),
        player_id: row.player_id.toString(),
        friend_id: row.friend_id.toString(),
        signal: row.signal,
      })),
    })
  },
})
