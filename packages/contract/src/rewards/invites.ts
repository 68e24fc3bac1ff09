import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { dailyHistoryOf, historyRequest, instantText, moneyText, nothing } from '../core/primitives.ts'

/** What an invite reward is for: a friend's deposits, once, or a friend's bets of a day. */
export const inviteRewardKind = z.enum(['deposit', 'bets'])
export type InviteRewardKind = z.infer<typeof inviteRewardKind>

/** The invite reward rules. `bet_rate` is a percentage such as `"0.10"`. */
export const inviteRule = z.object({
  is_open: z.boolean(),
  deposit: moneyText,
  deposit_reward: moneyText,
  bet_rate: z.string().regex(/^\d+\.\d{2}$/),
  bet_daily_max: moneyText,
  reward_days: z.number().int().positive(),
  wash_percent: z.number().int().nonnegative(),
})

/** Open to visitors, who have no code. `path` is the invite link without its origin. */
export const getInviteCode = defineCall({
  name: 'getInviteCode',
  room: 'rewards',
  path: '/user/inviteCode',
  auth: 'optional',
  summary: 'The player’s invite code and the invite rules',
  request: nothing,
  response: z.object({
    invite_code: z.string().nullable(),
    path: z.string().nullable(),
    rule: inviteRule,
  }),
  errors: [],
})

/**
 * An invite reward; `waiting` ones are paid once the friend's real name is verified, `held` ones are under review. The friend's name is
 * masked.
 */
export const inviteReward = z.object({
  reward_id: z.string(),
  kind: inviteRewardKind,
  friend: z.string(),
  amount: moneyText,
  /** The deposits or valid bets that the reward is calculated from. */
  basis: moneyText,
  /** The Taiwan day of the bets; null for deposits. */
  day: z.string().nullable(),
  state: z.enum(['waiting', 'held', 'paid', 'refused']),
  order_no: z.string().nullable(),
  created_at: instantText,
})
export type InviteReward = z.infer<typeof inviteReward>

export const listInviteRewards = defineCall({
  name: 'listInviteRewards',
  room: 'rewards',
  path: '/report/inviteRewards',
  auth: 'session',
  summary: 'The player’s invite rewards, newest first',
  request: historyRequest.extend({ kind: inviteRewardKind.nullish() }),
  /** `paid`: the sum credited to the wallet. */
  response: dailyHistoryOf(inviteReward, { paid: moneyText }),
  errors: [30012],
})

export const invitedFriend = z.object({
  friend: z.string(),
  registered_at: instantText,
  /** Whether the friend's deposits have reached the reward's threshold. */
  has_deposited: z.boolean(),
  earned: moneyText,
})
export type InvitedFriend = z.infer<typeof invitedFriend>

export const listInvitedFriends = defineCall({
  name: 'listInvitedFriends',
  room: 'rewards',
  path: '/report/inviteFriends',
  auth: 'session',
  summary: 'Friends who registered with the player’s code, newest first',
  request: historyRequest.omit({ start_time: true, end_time: true }),
  response: dailyHistoryOf(invitedFriend, {}),
  errors: [],
})

export const getInviteTotal = defineCall({
  name: 'getInviteTotal',
  room: 'rewards',
  path: '/report/inviteTotal',
  auth: 'session',
  summary: 'Number of invited friends and rewards earned',
  request: nothing,
  response: z.object({
    friend_count: z.number().int().nonnegative(),
    deposited_count: z.number().int().nonnegative(),
    total: moneyText,
    today: moneyText,
    this_month: moneyText,
    /** Of rewards that wait for the friend's verification or are under review. */
    held: moneyText,
  }),
  errors: [],
})
