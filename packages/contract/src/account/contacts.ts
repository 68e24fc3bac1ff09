import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { userInfo } from './entities.ts'
import { areaCode, emailAddress, mobilePhone, triedPassword, verificationCode } from './fields.ts'
import { passkeyAssertion } from './passkeys.ts'

/** What a player can be reached by. */
const contactKind = z.enum(['phone', 'email'])
export type ContactKind = z.infer<typeof contactKind>

/** How an owner is proven before a contact is bound: by the code to a bound contact, the login password or a passkey. */
const proofKind = z.enum(['phone', 'email', 'password', 'passkey'])
export type ProofKind = z.infer<typeof proofKind>

/**
 * §2 binding flow: nothing is bound by a login alone. Whoever changes a bound phone or email proves the old one, by the
 * code that went there (purpose `change_phone` or `change_email`); whoever binds a first one proves the other contact in
 * the same way, or gives the login password (10021 wrong) or a passkey (after `startPasskeyProof`). The proof holds for
 * this login, this long, and for one change.
 */
export const proveContact = defineCall({
  name: 'proveContact',
  room: 'account',
  path: '/user/contact/prove',
  auth: 'session',
  summary: 'Prove to be the owner before a phone or email is bound',
  request: z.union([
    z.object({ kind: contactKind, code: verificationCode }),
    z.object({ kind: z.literal('password'), password: triedPassword }),
    z.object({ kind: z.literal('passkey'), credential: passkeyAssertion }),
  ]),
  response: z.object({ expires_in: z.number().int().positive() }),
  errors: [10014, 10015, 10021],
})

/** Binds a phone by the code that went to it (purpose `bind_phone`), after `proveContact` (400 `owner_unproven`). */
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
