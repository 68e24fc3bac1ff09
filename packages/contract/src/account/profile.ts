import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { loginResult, userInfo } from './entities.ts'
import {
  areaCode,
  deviceFields,
  emailAddress,
  enteredPassword,
  mobilePhone,
  newPassword,
  nickname,
  verificationCode,
} from './fields.ts'
import { passkey } from './passkeys.ts'

/** The purposes of SMS codes; a code is valid for its purpose only. */
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
  /** Seconds until the next code may be requested. */
  resend_in: z.number().int().nonnegative(),
  /** Seconds until the code expires. */
  expires_in: z.number().int().positive(),
})

/**
 * Sends a 6-digit code by SMS. The response does not disclose whether the number belongs to a player.
 * `set_login_password`, `set_pay_password` and `change_phone` go to the player's own phone. `bind_phone` needs a player
 * without a phone, or with a proven one (10047). These four need a session.
 */
export const sendSmsCode = defineCall({
  name: 'sendSmsCode',
  room: 'account',
  path: '/user/sms/send',
  auth: 'optional',
  rateClass: 'sensitive',
  summary: 'Send a verification code by SMS',
  request: z.object({ phone: mobilePhone.optional(), area_code: areaCode, purpose: smsPurpose }),
  response: codeSent,
  errors: [10016, 10047, 10190],
})

/**
 * Sends a 6-digit code by email, like `sendSmsCode`. `bind_email` needs a session without a bound email, or with a proven
 * one (10048). `change_email`, and `set_pay_password` for a player without a phone, go to the player's own email: only
 * these may leave out `email`.
 */
export const sendEmailCode = defineCall({
  name: 'sendEmailCode',
  room: 'account',
  path: '/user/email/send',
  auth: 'optional',
  rateClass: 'sensitive',
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
 * The response of a change of the login password: every session has ended, this is the caller's new one. `passkeys`: the
 * passkeys that can still log in, for review.
 */
const passwordChanged = loginResult.extend({ passkeys: z.array(passkey) })

/** Resets a forgotten password by a code to the bound phone or email. Ends every session and opens a new one. */
export const resetPassword = defineCall({
  name: 'resetPassword',
  room: 'account',
  path: '/user/resetPassword',
  auth: 'open',
  rateClass: 'sensitive',
  summary: 'Reset a forgotten password',
  request: z
    .union([
      z.object({
        phone: mobilePhone,
        area_code: areaCode,
        code: verificationCode,
        ...withConfirmation,
        ...deviceFields,
      }),
      z.object({ email: emailAddress, code: verificationCode, ...withConfirmation, ...deviceFields }),
    ])
    .refine(confirmed, mismatch),
  response: passwordChanged,
  errors: [10014, 10015, 10049, 10155],
})

/**
 * Sets a first login password by an SMS code to the bound phone, or changes it with the old one. Ends every session, this
 * one included, and returns a new one.
 */
export const setLoginPassword = defineCall({
  name: 'setLoginPassword',
  room: 'account',
  path: '/user/setLoginPassword',
  auth: 'session',
  accounts: 'formal',
  summary: 'Set or change the login password',
  request: z
    .object({
      code: verificationCode.optional(),
      old_password: enteredPassword.optional(),
      ...withConfirmation,
      ...deviceFields,
    })
    .refine((r) => r.code !== undefined || r.old_password !== undefined, {
      path: ['code'],
      error: 'required',
    })
    .refine(confirmed, mismatch),
  response: passwordChanged,
  errors: [10014, 10015, 10021, 10049],
})

/** Completes a new account's profile: nickname, phone and email, each contact with its code and after `proveContact` (400 `owner_unproven`). */
export const improveInformation = defineCall({
  name: 'improveInformation',
  room: 'account',
  path: '/user/improveInformation',
  auth: 'session',
  accounts: { formalWith: ['phone', 'email'] },
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

/** Returns the player's own info (§3). `key`: one field name, sent by pages that poll it. */
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
