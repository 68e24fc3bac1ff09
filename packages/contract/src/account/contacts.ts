import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { userInfo } from './entities.ts'
import { areaCode, emailAddress, enteredPassword, mobilePhone, verificationCode } from './fields.ts'
import { passkeyAssertion } from './passkeys.ts'

/** The kinds of contact of a player. */
const contactKind = z.enum(['phone', 'email'])
export type ContactKind = z.infer<typeof contactKind>

/** The kinds of owner proof: a code to a bound contact, the login password or a passkey. */
const proofKind = z.enum(['phone', 'email', 'password', 'passkey'])
export type ProofKind = z.infer<typeof proofKind>

/**
 * §2 binding flow: a session alone cannot bind a contact. To replace a bound phone or email, prove it by a code sent to it
 * (purpose `change_phone` or `change_email`). To bind a first one, prove the other contact in the same way, or give the
 * login password (10021 wrong) or a passkey (after `startPasskeyProof`). A proof is valid in this session, for
 * `expires_in` seconds and one change.
 */
export const proveContact = defineCall({
  name: 'proveContact',
  room: 'account',
  path: '/user/contact/prove',
  auth: 'session',
  accounts: 'formal',
  rateClass: 'sensitive',
  summary: 'Prove account ownership before binding a phone or email',
  request: z.union([
    z.object({ kind: contactKind, code: verificationCode }),
    z.object({ kind: z.literal('password'), password: enteredPassword }),
    z.object({ kind: z.literal('passkey'), credential: passkeyAssertion }),
  ]),
  response: z.object({ expires_in: z.number().int().positive() }),
  errors: [10014, 10015, 10021],
})

/** Binds a phone by a code sent to it (purpose `bind_phone`), after `proveContact` (400 `owner_unproven`). */
export const bindPhone = defineCall({
  name: 'bindPhone',
  room: 'account',
  path: '/user/bindPhone',
  auth: 'session',
  accounts: 'formal',
  summary: 'Bind a phone, or change the bound one',
  request: z.object({ phone: mobilePhone, area_code: areaCode, code: verificationCode }),
  response: userInfo,
  errors: [10014, 10015, 10047],
})

/** Binds an email by a code sent to it (purpose `bind_email`), like `bindPhone`. */
export const bindEmail = defineCall({
  name: 'bindEmail',
  room: 'account',
  path: '/user/bindEmail',
  auth: 'session',
  accounts: 'formal',
  summary: 'Bind an email, or change the bound one',
  request: z.object({ email: emailAddress, code: verificationCode }),
  response: userInfo,
  errors: [10014, 10015, 10048],
})
