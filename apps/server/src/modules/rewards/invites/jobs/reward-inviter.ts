import { minor } from '@gamehall/money'
import { defineJob } from '../../../../jobs/job.ts'
import { sumDeposits } from '../../activities/player-facts.ts'
import { findFriend } from '../find-friend.ts'
import { findSignal } from '../find-signal.ts'
import { giveInviteReward } from '../give-invite-reward.ts'
import { readInviteRules } from '../invite-queries.ts'
import { rewardInviterKind } from '../reward-kind.ts'

/** Rewards the inviter once a friend's total deposits reach the rules' threshold. Idempotent. */
export const rewardInviter = defineJob({
  ...rewardInviterKind,
  async run(hall, payload, now) {
    const friendId = BigInt(payload.friend_id)
    await hall.db.transaction().execute(async (trx) => {
      const rules = await readInviteRules(trx)
      if (!rules.is_open || rules.deposit_reward_minor === 0n) return
      const friend = await findFriend(trx, rules, friendId, now)
      if (friend === null) return
      const deposited = await sumDeposits(trx, friendId, { from: null, to: null })
      if (deposited < rules.deposit_minor) return
      await giveInviteReward(
        hall,
        trx,
        {
          playerId: friend.inviterId,
          friendId,
          kind: 'deposit',
          day: null,
          basisMinor: deposited,
          rewardMinor: minor(rules.deposit_reward_minor),
          signal: await findSignal(trx, friend, now),
          at: now,
        },
        rules.wash_percent,
      )
    })
  },
})
