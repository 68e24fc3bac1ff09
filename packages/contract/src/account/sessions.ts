import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { historyOf, historyRequest, instantText, nothing } from '../core/primitives.ts'
import { accountType, loginResult } from './entities.ts'
import { deviceFields } from './fields.ts'

/** How a session was opened. */
export const LOGIN_METHODS = [
  'register',
  'password',
  'sms',
  'google',
  'passkey',
  'auth_code',
  'switch',
  'password_change',
] as const
const loginMethod = z.enum(LOGIN_METHODS)
export type LoginMethod = z.infer<typeof loginMethod>

/** Why a session ended. */
export const SESSION_END_REASONS = [
  'replaced',
  'logout',
  'password_reset',
  'locked',
  'operator',
  'expired',
  'switched',
  'signed_out',
  'password_changed',
] as const
const sessionEnd = z.enum(SESSION_END_REASONS)
export type SessionEndReason = z.infer<typeof sessionEnd>

/** A login, as shown to its owner. */
const login = z.object({
  session_id: z.string(),
  /** Null when it was not recorded. */
  method: loginMethod.nullable(),
  acc_of_type: accountType,
  /** As the device reported it, such as `iPhone` and `Safari`; empty when unknown. */
  device_name: z.string(),
  browser: z.string(),
  ip: z.string(),
  /** Whether it was the first login from this device. */
  is_new_device: z.boolean(),
  /** Whether it is the session of this call. */
  is_current: z.boolean(),
  created_at: instantText,
  last_seen_at: instantText,
  /** Null while it is active. */
  ended_at: instantText.nullable(),
  end_reason: sessionEnd.nullable(),
})
export type Login = z.infer<typeof login>

/** Lists the devices the player logged in from, each with its last login, newest first. One session is active at a time (§4). */
export const listDevices = defineCall({
  name: 'listDevices',
  room: 'account',
  path: '/user/devices',
  auth: 'session',
  summary: 'The devices the player logged in from',
  request: nothing,
  response: z.object({ list: z.array(login) }),
  errors: [],
})

/** Ends every other session and deletes the one-time login codes. */
export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  room: 'account',
  path: '/user/devices/signOut',
  auth: 'session',
  summary: 'Log out everywhere else',
  request: nothing,
  response: z.object({ ended: z.number().int().nonnegative() }),
  errors: [],
})

export const listLogins = defineCall({
  name: 'listLogins',
  room: 'account',
  path: '/user/loginRecord',
  auth: 'session',
  summary: 'The player’s logins',
  request: historyRequest,
  response: historyOf(login),
  errors: [30012],
})

/**
 * §4: switches to the player's test account (play money, no deposits or withdrawals), which is created on first use, or
 * back to the formal one. Ends this session and opens one for the other account.
 */
export const switchAccount = defineCall({
  name: 'switchAccount',
  room: 'account',
  path: '/user/login/switch',
  auth: 'session',
  summary: 'Switch between the formal and the test account',
  request: z.object({
    /** The target account; by default the other one. */
    acc_of_type: accountType.optional(),
    ...deviceFields,
  }),
  response: loginResult,
  errors: [10049],
})
