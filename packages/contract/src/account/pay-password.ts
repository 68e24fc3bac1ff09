import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { nothing } from '../core/primitives.ts'
import { newPassword, verificationCode } from './fields.ts'

/**
 * Sets or changes the pay (withdrawal) password (§3, §5) by a code to the player's own phone, or email without a phone
 * (purpose `set_pay_password`). Same format as the login password, but a different one.
 */
export const setPayPassword = defineCall({
  name: 'setPayPassword',
  room: 'account',
  path: '/user/setPayPassword',
  auth: 'session',
  accounts: 'formal',
  summary: 'Set or change the pay password',
  request: z
    .object({
      code: verificationCode,
      password: newPassword,
      confirm_password: z.string().max(200, 'too_long').nullish(),
    })
    .refine((r) => r.confirm_password == null || r.confirm_password === r.password, {
      path: ['confirm_password'],
      error: 'password_mismatch',
    }),
  response: nothing,
  errors: [10014, 10015],
})
