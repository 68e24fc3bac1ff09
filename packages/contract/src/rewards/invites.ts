import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { dailyHistoryOf, historyRequest, instantText, moneyText, nothing } from '../core/primitives.ts'

/** What a friend earned their inviter with: once by depositing enough, and day by day by betting. */
export const inviteRewardKind = z.enum(['deposit', 'bets'])
export type InviteRewardKind = z.infer<typeof inviteRewardKind>

/** What inviting gives, as the page says it. `bet_rate` is a percentage such as `"0.10"`. */
export const inviteRule = z.object({
  is_open: z.boolean(),
  deposit: moneyText,
  deposit_reward: moneyText,
  bet_rate: z.string().regex(/^\d+\.\d{2}$/),
  bet_daily_max: moneyText,
  reward_days: z.number().int().positive(),
  wash_percent: z.number().int().nonnegative(),
})

/** The page is open to visitors, who have no code yet. `path` is where the link leads on the hall's own address. */
export const getInviteCode = defineCall({
  name: 'getInviteCode',
  room: 'rewards',
  path: '/user/inviteCode',
  auth: 'optional',
  summary: 'One’s invite code, and what inviting gives',
  request: nothing,
  response: z.object({
    invite_code: z.string().nullable(),
    path: z.string().nullable(),
    rule: inviteRule,
  }),
  errors: [],
})

/** A reward, or one that is looked at first (`held`). The friend's name is masked. */
export const inviteReward = z.object({
  reward_id: z.string(),
  kind: inviteRewardKind,
  friend: z.string(),
  amount: moneyText,
  /** The deposits or valid bets it was reckoned on. */
  basis: moneyText,
  /** The Taiwan day whose bets it is for. */
  day: z.string().nullable(),
  state: z.enum(['held', 'paid', 'refused']),
  order_no: z.string().nullable(),
  created_at: instantText,
})
export type InviteReward = z.infer<typeof inviteReward>

export const listInviteRewards = defineCall({
  name: 'listInviteRewards',
  room: 'rewards',
  path: '/report/inviteRewards',
  auth: 'session',
  summary: 'What inviting has earned, the newest first',
  request: historyRequest.extend({ kind: inviteRewardKind.nullish() }),
  /** `paid`: what is in the wallet. */
  response: dailyHistoryOf(inviteReward, { paid: moneyText }),
  errors: [30012],
})

export const invitedFriend = z.object({
  friend: z.string(),
  registered_at: instantText,
  /** Whether the deposits have reached what the reward asks for. */
  has_deposited: z.boolean(),
  earned: moneyText,
})
export type InvitedFriend = z.infer<typeof invitedFriend>

export const listInvitedFriends = defineCall({
  name: 'listInvitedFriends',
  room: 'rewards',
  path: '/report/inviteFriends',
  auth: 'session',
  summary: 'Who registered with one’s code, the newest first',
  request: historyRequest.omit({ start_time: true, end_time: true }),
  response: dailyHistoryOf(invitedFriend, {}),
  errors: [],
})

export const getInviteTotal = defineCall({
  name: 'getInviteTotal',
  room: 'rewards',
  path: '/report/inviteTotal',
  auth: 'session',
  summary: 'How many friends, and what they have earned',
  request: nothing,
  response: z.object({
    friend_count: z.number().int().nonnegative(),
    deposited_count: z.number().int().nonnegative(),
    total: moneyText,
    today: moneyText,
    this_month: moneyText,
    held: moneyText,
  }),
  errors: [],
})
