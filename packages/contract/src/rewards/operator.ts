import { z } from 'zod'
import { defineOperatorAction, defineOperatorRead } from '../core/operator-call.ts'
import {
  listLimit,
  percentInput,
  percentText,
  playerOutput,
  playerTarget,
  rowNumber,
  twdInput,
} from '../core/operator-fields.ts'
import { gameCategory } from '../games/entities.ts'
import { inviteReward, inviteRule } from './invites.ts'

export * from './operator-activities.ts'
export * from './operator-leaderboards.ts'

/** Upper bound of every rebate and invite rate, in percent. */
const MAX_RATE_PERCENT = 10
const inviteRewardTarget = z.object({ reward_id: rowNumber })
/** The Taiwan day for which a nightly job runs again. */
const dayTarget = z.object({ day: z.iso.date() })
const name = z.string().trim().min(1).max(20)

export const decideInviteReward = defineOperatorAction({
  name: 'decide-invite-reward',
  room: 'rewards',
  summary: 'Pay or refuse a held invite reward',
  permission: 'invites.manage',
  fourEyes: { rule: 'amount' },
  input: inviteRewardTarget.extend({ pay: z.boolean() }),
  output: z.object({ reward_id: z.string(), order_no: z.string().nullable() }),
})

export const listInviteRewardsHeld = defineOperatorRead({
  name: 'list-invite-rewards-held',
  room: 'rewards',
  summary: 'List held invite rewards waiting for a decision',
  permission: 'invites.manage',
  isQueue: true,
  input: z.object({ limit: listLimit }),
  output: z.object({
    list: z.array(
      inviteReward.extend({
        player_id: z.string(),
        friend_id: z.string(),
        /** Why it is held: `address` (shared), `no_device` (either showed no device id) or `locked` (the inviter's account). */
        signal: z.string().nullable(),
      }),
    ),
  }),
})

export const setInviteRules = defineOperatorAction({
  name: 'set-invite-rules',
  room: 'rewards',
  summary: 'Change the invite reward rules, or pause invite rewards',
  permission: 'invites.manage',
  fourEyes: { rule: 'always' },
  input: z
    .object({
      is_open: z.boolean(),
      deposit: twdInput,
      deposit_reward: twdInput,
      /** Percentage of a friend's valid bets. */
      bet_rate: percentInput(MAX_RATE_PERCENT),
      bet_daily_max: twdInput,
      reward_days: z.int().min(1).max(3650),
      wash_percent: z.int().min(0).max(10_000),
    })
    .partial(),
  output: inviteRule,
})

export const postRebateDay = defineOperatorAction({
  name: 'post-rebate-day',
  room: 'rewards',
  summary: 'Post the rebates for a past day',
  permission: 'rebate.manage',
  fourEyes: { rule: 'none', why: 'repeats the nightly job, and posted rebates stay' },
  input: dayTarget,
  output: dayTarget,
})

export const setRebateExpiry = defineOperatorAction({
  name: 'set-rebate-expiry',
  room: 'rewards',
  summary: 'Set after how many days an unclaimed rebate expires',
  permission: 'rebate.manage',
  fourEyes: { rule: 'always' },
  input: z.object({ days: z.coerce.number().int().min(1).max(365).nullable() }),
  output: z.object({ expires_after_days: z.number().int().nullable() }),
})

export const setRebateRule = defineOperatorAction({
  name: 'set-rebate-rule',
  room: 'rewards',
  summary: 'Enable or disable the rebate of a game category, and set its maximum rate in percent',
  permission: 'rebate.manage',
  fourEyes: { rule: 'always' },
  input: z.object({
    category: gameCategory,
    is_enabled: z.boolean(),
    max_rate: percentInput(MAX_RATE_PERCENT),
  }),
  output: z.object({ category: gameCategory, is_enabled: z.boolean(), max_rate: percentText }),
})

export const runVipDay = defineOperatorAction({
  name: 'run-vip-day',
  room: 'rewards',
  summary: 'Evaluate the VIP levels again for a past day',
  permission: 'vip.manage',
  fourEyes: { rule: 'none', why: 'repeats the nightly job, and changes already made stay' },
  input: dayTarget,
  output: dayTarget,
})

export const setVipLevel = defineOperatorAction({
  name: 'set-vip-level',
  room: 'rewards',
  summary: 'Set a player’s VIP level',
  permission: 'players.manage',
  fourEyes: { rule: 'always' },
  input: playerTarget.extend({
    level: z.int().min(0).max(100),
  }),
  output: playerOutput.extend({ level: z.number().int() }),
})

export const setVipRate = defineOperatorAction({
  name: 'set-vip-rate',
  room: 'rewards',
  summary: 'Set a VIP level’s rebate rate for a game category, in percent',
  permission: 'vip.manage',
  fourEyes: { rule: 'always' },
  input: z.object({
    level: z.coerce.number().int().min(0).max(100),
    category: gameCategory,
    rate: percentInput(MAX_RATE_PERCENT),
  }),
  output: z.object({ level: z.number().int(), category: gameCategory, rate: percentText }),
})

export const setVipTier = defineOperatorAction({
  name: 'set-vip-tier',
  room: 'rewards',
  summary: 'Edit a VIP level’s requirements, or add the next level',
  permission: 'vip.manage',
  fourEyes: { rule: 'always' },
  input: z.object({
    level: z.coerce.number().int().min(0).max(100),
    name: z.object({ 'zh-TW': name, en: name }),
    deposit: twdInput,
    valid_bet: twdInput,
    hold_valid_bet: twdInput,
  }),
  output: z.object({ level: z.number().int() }),
})
