import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { loginResult, userInfo } from './entities.ts'
import {
  areaCode,
  device,
  emailAddress,
  mobilePhone,
  newPassword,
  nickname,
  triedPassword,
  verificationCode,
} from './fields.ts'
import { passkey } from './passkeys.ts'

/** What a verification code is for; a code of one purpose opens nothing else. */
export const smsPurpose = z.enum([
  'register',
  'login',
  'reset_password',
  'set_login_password',
  'set_pay_password',
  'bind_phone',
  'change_phone',
])
export type SmsPurpose = z.infer<typeof smsPurpose>
export const emailPurpose = z.enum(['bind_email', 'change_email', 'reset_password', 'set_pay_password'])
export type EmailPurpose = z.infer<typeof emailPurpose>

const codeSent = z.object({
  /** Seconds until the next code may be asked for. */
  resend_in: z.number().int().nonnegative(),
  /** Seconds the code lives. */
  expires_in: z.number().int().positive(),
})

/**
 * Sends a 6-digit code by SMS. The answer never tells whether the number belongs to a player.
 * `set_login_password`, `set_pay_password` and `change_phone` go to the player's own phone; `bind_phone` to who has none
 * yet, or has proved it (10047): all of them ask for a login.
 */
export const sendSmsCode = defineCall({
  name: 'sendSmsCode',
  room: 'account',
  path: '/user/sms/send',
  auth: 'optional',
  summary: 'Send a verification code by SMS',
  request: z.object({ phone: mobilePhone.optional(), area_code: areaCode, purpose: smsPurpose }),
  response: codeSent,
  errors: [10016, 10047, 10190],
})

/**
 * Sends a 6-digit code by email, in the same way; `bind_email` asks for a login without a bound email, or with a proved
 * one (10048). `set_pay_password` goes to the own mailbox of who has no phone, `change_email` to the own mailbox: only
 * there `email` can be left out.
 */
export const sendEmailCode = defineCall({
  name: 'sendEmailCode',
  room: 'account',
  path: '/user/email/send',
  auth: 'optional',
  summary: 'Send a verification code by email',
  request: z.object({ email: emailAddress.optional(), purpose: emailPurpose }),
  response: codeSent,
  errors: [10017, 10048, 10190],
})

const withConfirmation = {
  password: newPassword,
  confirm_password: z.string().max(200, 'too_long').nullish(),
}
const confirmed = (r: { password: string; confirm_password?: string | null | undefined }) =>
  r.confirm_password == null || r.confirm_password === r.password
const mismatch = { path: ['confirm_password'], error: 'password_mismatch' }

/**
 * What a changed login password answers: every login has ended, and this is the new one of who changed it. `passkeys` are
 * those that still open the account, for review.
 */
const passwordChanged = loginResult.extend({ passkeys: z.array(passkey) })

/** Forgotten password: a code to the bound phone or email, and a new password. Ends every login, and opens one here. */
export const resetPassword = defineCall({
  name: 'resetPassword',
  room: 'account',
  path: '/user/resetPassword',
  auth: 'open',
  summary: 'Reset a forgotten password',
  request: z
    .union([
      z.object({
        phone: mobilePhone,
        area_code: areaCode,
        code: verificationCode,
        ...withConfirmation,
        ...device,
      }),
      z.object({ email: emailAddress, code: verificationCode, ...withConfirmation, ...device }),
    ])
    .refine(confirmed, mismatch),
  response: passwordChanged,
  errors: [10014, 10015, 10049, 10155],
})

/**
 * Sets a first login password by an SMS code to the bound phone, or replaces one by naming it. Ends every login, this one
 * too, which gets a new token.
 */
export const setLoginPassword = defineCall({
  name: 'setLoginPassword',
  room: 'account',
  path: '/user/setLoginPassword',
  auth: 'session',
  summary: 'Set or change the login password',
  request: z
    .object({
      code: verificationCode.optional(),
      old_password: triedPassword.optional(),
      ...withConfirmation,
      ...device,
    })
    .refine((r) => r.code !== undefined || r.old_password !== undefined, {
      path: ['code'],
      error: 'required',
    })
    .refine(confirmed, mismatch),
  response: passwordChanged,
  errors: [10014, 10015, 10021, 10049],
})

/** Completes a new account: nickname, phone and email, each new one with its code and after `proveContact` (400 `owner_unproven`). */
export const improveInformation = defineCall({
  name: 'improveInformation',
  room: 'account',
  path: '/user/improveInformation',
  auth: 'session',
  summary: 'Complete the profile',
  request: z
    .object({
      nickname: nickname.optional(),
      phone: mobilePhone.optional(),
      phone_code: verificationCode.optional(),
      email: emailAddress.optional(),
      email_code: verificationCode.optional(),
    })
    .refine((r) => r.phone === undefined || r.phone_code !== undefined, {
      path: ['phone_code'],
      error: 'required',
    })
    .refine((r) => r.email === undefined || r.email_code !== undefined, {
      path: ['email_code'],
      error: 'required',
    }),
  response: userInfo,
  errors: [10014, 10015, 10047, 10048],
})

/** The player's own info (§3). `key` may name one field, for screens that poll it. */
export const getUserInfo = defineCall({
  name: 'getUserInfo',
  room: 'account',
  path: '/user/info',
  auth: 'session',
  summary: 'The player’s own info',
  request: z.object({ key: z.string().max(64, 'too_long').nullish() }),
  response: userInfo,
  errors: [],
})
