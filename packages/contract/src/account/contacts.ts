import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { userInfo } from './entities.ts'
import { areaCode, emailAddress, mobilePhone, verificationCode } from './fields.ts'

/** What a player can be reached by. */
const contactKind = z.enum(['phone', 'email'])
export type ContactKind = z.infer<typeof contactKind>

/**
 * §2 binding flow: whoever changes a bound phone or email proves the old one first, by the code that went there (purpose
 * `change_phone` or `change_email`). The proof holds for this login and this long.
 */
export const proveContact = defineCall({
  name: 'proveContact',
  room: 'account',
  path: '/user/contact/prove',
  auth: 'session',
  summary: 'Prove the bound phone or email before changing it',
  request: z.object({ kind: contactKind, code: verificationCode }),
  response: z.object({ expires_in: z.number().int().positive() }),
  errors: [10014, 10015],
})

/** Binds a first phone by the code that went to it (purpose `bind_phone`), or another one after `proveContact`. */
export const bindPhone = defineCall({
  name: 'bindPhone',
  room: 'account',
  path: '/user/bindPhone',
  auth: 'session',
  summary: 'Bind a phone, or change the bound one',
  request: z.object({ phone: mobilePhone, area_code: areaCode, code: verificationCode }),
  response: userInfo,
  errors: [10014, 10015, 10047],
})

/** As `bindPhone`, for the email (purpose `bind_email`). */
export const bindEmail = defineCall({
  name: 'bindEmail',
  room: 'account',
  path: '/user/bindEmail',
  auth: 'session',
  summary: 'Bind an email, or change the bound one',
  request: z.object({ email: emailAddress, code: verificationCode }),
  response: userInfo,
  errors: [10014, 10015, 10048],
})
