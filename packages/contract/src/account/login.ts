import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { nothing } from '../core/primitives.ts'
import { loginResult } from './entities.ts'
import {
  accountName,
  areaCode,
  birthDate,
  device,
  inviteCode,
  mobilePhone,
  newPassword,
  personalPasswordRule,
  triedPassword,
  verificationCode,
} from './fields.ts'

/** Whether an account name is still free (§7 accUnique). */
export const checkAccountUnique = defineCall({
  name: 'checkAccountUnique',
  room: 'account',
  path: '/user/accUnique',
  auth: 'open',
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
      /** A hall with a `MINIMUM_AGE` of its own registers nobody without it. */
      birth_date: birthDate.optional(),
      ...device,
    })
    .refine((r) => r.confirm_password == null || r.confirm_password === r.password, {
      path: ['confirm_password'],
      error: 'password_mismatch',
      when: ({ value }) => typeof value === 'object' && value !== null && 'password' in value,
    })
    .superRefine(({ password, account, phone }, context) => {
      const rule = personalPasswordRule(password, { account, phone })
      if (rule !== null) context.addIssue({ code: 'custom', path: ['password'], message: rule })
    }),
  response: loginResult,
  errors: [10013, 10014, 10015, 10047],
})

/** `account`: the account name, or the phone or email that is bound to it. */
export const loginByAccount = defineCall({
  name: 'loginByAccount',
  room: 'account',
  path: '/user/login/account',
  auth: 'open',
  summary: 'Log in by account and password',
  request: z.object({
    account: z.string('required').trim().min(1, 'required').max(254, 'too_long'),
    password: triedPassword,
    ...device,
  }),
  response: loginResult,
  errors: [10030, 10049],
})

export const loginByPhone = defineCall({
  name: 'loginByPhone',
  room: 'account',
  path: '/user/login/phone',
  auth: 'open',
  summary: 'Log in by phone and SMS code',
  request: z.object({ phone: mobilePhone, area_code: areaCode, code: verificationCode, ...device }),
  response: loginResult,
  errors: [10014, 10015, 10049, 10155],
})

/** A nonce for one login with Google: the ID token has to carry it. */
export const startGoogleLogin = defineCall({
  name: 'startGoogleLogin',
  room: 'account',
  path: '/user/google/start',
  auth: 'open',
  summary: 'Begin to log in with Google',
  request: nothing,
  response: z.object({ nonce: z.string(), expires_in: z.number().int().positive() }),
  errors: [],
})

/**
 * Logs in by a Google ID token: signature, issuer, audience and age are verified, the nonce is one of `startGoogleLogin`,
 * and both work once. Registers at first sight.
 */
export const loginByGoogle = defineCall({
  name: 'loginByGoogle',
  room: 'account',
  path: '/user/google/login',
  auth: 'open',
  summary: 'Log in with Google',
  maxBytes: 12_000,
  request: z.object({
    id_token: z.string('required').min(1, 'required').max(8192, 'too_long'),
    invite_code: inviteCode,
    /** For a first sight, as at registration. */
    birth_date: birthDate.optional(),
    ...device,
  }),
  response: loginResult,
  errors: [10030, 10049, 10148],
})

/** App start (§4): proves that a stored token still lives, and opens a new push address. */
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

/** Makes a one-time code with which another screen (`/#/auth?code=…`) logs in as this player. */
export const createAuthCode = defineCall({
  name: 'createAuthCode',
  room: 'account',
  path: '/sys/authCode',
  auth: 'session',
  summary: 'A one-time code to log in on another screen',
  request: nothing,
  response: z.object({ code: z.string(), url: z.string(), expires_in: z.number().int().positive() }),
  errors: [],
})

/**
 * Whose login a one-time code opens, masked, so that whoever follows a link is asked before anything happens. The code
 * stays good. `is_own`: it is the account that asks.
 */
export const viewAuthCode = defineCall({
  name: 'viewAuthCode',
  room: 'account',
  path: '/sys/authCode/view',
  auth: 'optional',
  summary: 'Whose login a one-time code opens',
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
  summary: 'Log in by a one-time code',
  request: z.object({ code: z.string('required').min(1, 'required').max(200, 'too_long'), ...device }),
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
