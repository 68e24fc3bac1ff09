import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { historyOf, historyRequest, instantText, nothing } from '../core/primitives.ts'
import { accountType, loginResult } from './entities.ts'
import { device } from './fields.ts'

/** How a login came about. */
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

/** Why a login is over. */
export const SESSION_ENDS = [
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
const sessionEnd = z.enum(SESSION_ENDS)
export type SessionEnd = z.infer<typeof sessionEnd>

/** One login, as its owner sees it. */
const login = z.object({
  session_id: z.string(),
  /** Null for a login older than this record. */
  method: loginMethod.nullable(),
  acc_of_type: accountType,
  /** What the device said it is, such as `iPhone` and `Safari`; empty when it did not say. */
  device_name: z.string(),
  browser: z.string(),
  ip: z.string(),
  /** The first login from this device. */
  is_new_device: z.boolean(),
  /** The login this very call came from. */
  is_current: z.boolean(),
  created_at: instantText,
  last_seen_at: instantText,
  /** Null while it lives. */
  ended_at: instantText.nullable(),
  end_reason: sessionEnd.nullable(),
})
export type Login = z.infer<typeof login>

/** The devices this player logged in from, each by its last login, the newest first: one alone is logged in at a time (§4). */
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

/** Ends every login but this one, and voids what would open another: one-time codes for other screens. */
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
  errors: [],
})

/**
 * §4: goes over to the player's test account (play money, no deposit, no withdrawal), which is made when it is first
 * asked for, or back to the formal one. Ends this login and opens one there.
 */
export const switchAccount = defineCall({
  name: 'switchAccount',
  room: 'account',
  path: '/user/login/switch',
  auth: 'session',
  summary: 'Switch between the formal and the test account',
  request: z.object({
    /** Where to; the other one when it is left out. */
    acc_of_type: accountType.optional(),
    ...device,
  }),
  response: loginResult,
  errors: [10049],
})
