import { z } from 'zod'
import { ACCOUNT_TYPES } from '../constants/index.ts'
import { flag, instantText, moneyText } from '../core/primitives.ts'

/** §4 switching: 1: formal account; 2: test account (play money, no deposits or withdrawals). */
export const accountType = z.union([z.literal(ACCOUNT_TYPES.formal), z.literal(ACCOUNT_TYPES.test)])

/** §4 real-name status: 0 not verified, 1 verified, 2 review failed, 3 under review. */
export const REAL_NAME_STATUSES = { notVerified: 0, verified: 1, reviewFailed: 2, underReview: 3 } as const

export const realNameStatus = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)])

/** A player's balance at one game platform. */
export const userApi = z.object({ api_key: z.string(), balance: moneyText })

/** §3 user info. `phone` and `email` are masked; `balance` and `wash_balance` are TWD. */
export const userInfo = z.object({
  user_id: z.string(),
  uuid: z.string(),
  user_acc: z.string(),
  nickname: z.string(),
  acc_of_type: accountType,
  user_of_group: z.string(),
  user_of_type: z.string(),
  user_sex: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  area_code: z.string(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  balance: moneyText,
  wash_balance: moneyText,
  user_apis: z.array(userApi),
  auto_transfer: flag,
  has_login_password: z.boolean(),
  has_pay_password: z.boolean(),
  /** When the hold on withdrawals and transfers to players ends, after a change of contact or pay password; null for none. */
  held_until: instantText.nullable(),
  real_name_status: realNameStatus,
  /** Masked; null before verification. */
  real_name: z.string().nullable(),
  vip_level: z.number().int().nonnegative(),
  /** The active break from playing: no deposits, games and offers until `until`, null for good; null without a break. */
  play_break: z.object({ until: instantText.nullable() }).nullable(),
  message_num: z.number().int().nonnegative(),
  invite_code: z.string(),
  parent_acc: z.string().nullable(),
  parent_id: z.string().nullable(),
  parent_ids: z.array(z.string()),
  created_at: instantText,
  last_login_at: instantText.nullable(),
  last_login_ip: z.string().nullable(),
})
export type UserInfo = z.infer<typeof userInfo>

/** The response of every login call (§4): token, push address, user, and whether a phone or email is missing. */
export const loginResult = z.object({
  token: z.string(),
  wsInfo: z.object({ url: z.string() }),
  user: userInfo,
  is_new: z.boolean(),
  needs_information: z.boolean(),
})
export type LoginResult = z.infer<typeof loginResult>
