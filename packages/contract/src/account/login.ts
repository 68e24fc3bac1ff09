import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { nothing } from '../core/primitives.ts'
import { loginResult } from './entities.ts'
import {
  accountName,
  areaCode,
  birthDate,
  deviceFields,
  enteredPassword,
  findPersonalPasswordViolation,
  inviteCode,
  mobilePhone,
  newPassword,
  verificationCode,
} from './fields.ts'

/** Whether an account name is still free (§7 accUnique). */
export const checkAccountUnique = defineCall({
  name: 'checkAccountUnique',
  room: 'account',
  path: '/user/accUnique',
  auth: 'open',
  rateClass: 'sensitive',
  summary: 'Whether an account name is free',
  request: z.object({ account: accountName }),
  response: z.object({ is_unique: z.boolean() }),
  errors: [],
})

/** Registers by phone and SMS code (§2, §5). */
export const registerByPhone = defineCall({
  name: 'registerByPhone',
  room: 'account',
  path: '/user/reg/phone/v2',
  auth: 'open',
  rateClass: 'sensitive',
  summary: 'Register by phone',
  request: z
    .object({
      account: accountName,
      phone: mobilePhone,
      area_code: areaCode,
      code: verificationCode,
      password: newPassword,
      confirm_password: z.string().max(200, 'too_long').nullish(),
      invite_code: inviteCode,
      /** Required when the server's configuration sets `MINIMUM_AGE`. */
      birth_date: birthDate.optional(),
      ...deviceFields,
    })
    .refine((r) => r.confirm_password == null || r.confirm_password === r.password, {
      path: ['confirm_password'],
      error: 'password_mismatch',
      when: ({ value }) => typeof value === 'object' && value !== null && 'password' in value,
    })
    .superRefine(({ password, account, phone }, context) => {
      const rule = findPersonalPasswordViolation(password, { account, phone })
      if (rule !== null) context.addIssue({ code: 'custom', path: ['password'], message: rule })
    }),
  response: loginResult,
  errors: [10013, 10014, 10015, 10026],
})

/** Logs in by password (§2). `account`: the account name, or the bound phone or email. */
export const loginByAccount = defineCall({
  name: 'loginByAccount',
  room: 'account',
  path: '/user/login/account',
  auth: 'open',
  rateClass: 'sensitive',
  summary: 'Log in by account and password',
  request: z.object({
    account: z.string('required').trim().min(1, 'required').max(254, 'too_long'),
    password: enteredPassword,
    ...deviceFields,
  }),
  response: loginResult,
  errors: [10030, 10049],
})

export const loginByPhone = defineCall({
  name: 'loginByPhone',
  room: 'account',
  path: '/user/login/phone',
  auth: 'open',
  rateClass: 'sensitive',
  summary: 'Log in by phone and SMS code',
  request: z.object({ phone: mobilePhone, area_code: areaCode, code: verificationCode, ...deviceFields }),
  response: loginResult,
  errors: [10014, 10015, 10049, 10155],
})

/** Creates a nonce for one login with Google; the ID token must carry it. */
export const startGoogleLogin = defineCall({
  name: 'startGoogleLogin',
  room: 'account',
  path: '/user/google/start',
  auth: 'open',
  rateClass: 'sensitive',
  summary: 'Start a login with Google',
  request: nothing,
  response: z.object({ nonce: z.string(), expires_in: z.number().int().positive() }),
  errors: [],
})

/**
 * Logs in by a Google ID token: the server verifies signature, issuer, audience and age. The nonce must come from
 * `startGoogleLogin`; token and nonce work once. Registers a new player on the first login.
 */
export const loginByGoogle = defineCall({
  name: 'loginByGoogle',
  room: 'account',
  path: '/user/google/login',
  auth: 'open',
  rateClass: 'sensitive',
  summary: 'Log in with Google',
  maxBytes: 12_000,
  request: z.object({
    id_token: z.string('required').min(1, 'required').max(8192, 'too_long'),
    invite_code: inviteCode,
    /** For a new player, as at registration. */
    birth_date: birthDate.optional(),
    ...deviceFields,
  }),
  response: loginResult,
  errors: [10030, 10049, 10148],
})

/** App start (§4): verifies that a stored token is still valid, and returns a new push address. */
export const loginByToken = defineCall({
  name: 'loginByToken',
  room: 'account',
  path: '/user/login/token',
  auth: 'open',
  summary: 'Log in again by a stored token',
  request: z.object({ token: z.string('required').min(1, 'required').max(200, 'too_long') }),
  response: loginResult,
  errors: [10049],
})

/** Creates a one-time code that logs another device in as this player (`/#/auth?code=…`). */
export const createAuthCode = defineCall({
  name: 'createAuthCode',
  room: 'account',
  path: '/sys/authCode',
  auth: 'session',
  summary: 'Create a one-time code to log in on another device',
  request: nothing,
  response: z.object({ code: z.string(), url: z.string(), expires_in: z.number().int().positive() }),
  errors: [],
})

/**
 * Returns the masked account of a one-time login code, to ask for confirmation before the login. Does not consume the
 * code. `is_own`: it is the caller's own account.
 */
export const viewAuthCode = defineCall({
  name: 'viewAuthCode',
  room: 'account',
  path: '/sys/authCode/view',
  auth: 'optional',
  rateClass: 'sensitive',
  summary: 'The account that a one-time login code belongs to',
  request: z.object({ code: z.string('required').min(1, 'required').max(200, 'too_long') }),
  response: z.object({
    account: z.string(),
    nickname: z.string(),
    is_own: z.boolean(),
    expires_in: z.number().int().positive(),
  }),
  errors: [10015],
})

export const loginByAuthCode = defineCall({
  name: 'loginByAuthCode',
  room: 'account',
  path: '/user/login/authCode',
  auth: 'open',
  rateClass: 'sensitive',
  summary: 'Log in by a one-time code',
  request: z.object({ code: z.string('required').min(1, 'required').max(200, 'too_long'), ...deviceFields }),
  response: loginResult,
  errors: [10015, 10049],
})

export const logout = defineCall({
  name: 'logout',
  room: 'account',
  path: '/user/logout',
  auth: 'session',
  summary: 'Log out',
  request: nothing,
  response: nothing,
  errors: [],
})
