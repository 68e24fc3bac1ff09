import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { instantText, nothing } from '../core/primitives.ts'
import { loginResult } from './entities.ts'
import { device, triedPassword } from './fields.ts'

/** What WebAuthn's own JSON carries; the server's library reads it, and judges every part. */
const webauthnOptions = z.record(z.string(), z.unknown())
const base64url = z
  .string('passkey_invalid')
  .min(1, 'passkey_invalid')
  .max(20_000, 'passkey_invalid')
  .regex(/^[\w-]+$/, 'passkey_invalid')
const credentialParts = {
  id: base64url.max(1400, 'passkey_invalid'),
  rawId: base64url.max(1400, 'passkey_invalid'),
  type: z.literal('public-key', 'passkey_invalid'),
}

const passkeyName = z
  .string('required')
  .trim()
  .regex(/^[^\p{C}<>]{1,40}$/u, 'passkey_name_format')
const passkeyId = z.string('required').regex(/^\d{1,18}$/, 'invalid')

/** A passkey as its owner sees it. */
export const passkey = z.object({
  passkey_id: z.string(),
  name: z.string(),
  /** Travels with its owner's account (a cloud keychain), instead of living in one device. */
  is_synced: z.boolean(),
  created_at: instantText,
  last_used_at: instantText.nullable(),
})
export type Passkey = z.infer<typeof passkey>

export const listPasskeys = defineCall({
  name: 'listPasskeys',
  room: 'account',
  path: '/user/passkey/list',
  auth: 'session',
  summary: 'The player’s passkeys',
  request: nothing,
  response: z.object({ list: z.array(passkey), is_full: z.boolean() }),
  errors: [],
})

/**
 * Begins a new passkey. Another way in is only given to who proves to be the owner: by the login password where there is
 * one (10021 wrong), else by a login of the last minutes. Who registered in the last minutes has just done so.
 */
export const startPasskey = defineCall({
  name: 'startPasskey',
  room: 'account',
  path: '/user/passkey/start',
  auth: 'session',
  summary: 'Begin to make a passkey',
  request: z.object({ password: triedPassword.optional() }),
  response: z.object({ options: webauthnOptions }),
  errors: [10021],
})

/** What the authenticator made. Its name is the device's until it is renamed. */
export const addPasskey = defineCall({
  name: 'addPasskey',
  room: 'account',
  path: '/user/passkey/add',
  auth: 'session',
  summary: 'Add the passkey that was made',
  maxBytes: 24_000,
  request: z.object({
    name: passkeyName,
    credential: z.object({
      ...credentialParts,
      response: z.object({
        clientDataJSON: base64url,
        attestationObject: base64url,
        transports: z.array(z.string().max(20, 'passkey_invalid')).max(10, 'passkey_invalid').optional(),
      }),
    }),
  }),
  response: passkey,
  errors: [],
})

export const renamePasskey = defineCall({
  name: 'renamePasskey',
  room: 'account',
  path: '/user/passkey/rename',
  auth: 'session',
  summary: 'Rename a passkey',
  request: z.object({ passkey_id: passkeyId, name: passkeyName }),
  response: passkey,
  errors: [],
})

export const removePasskey = defineCall({
  name: 'removePasskey',
  room: 'account',
  path: '/user/passkey/remove',
  auth: 'session',
  summary: 'Remove a passkey',
  request: z.object({ passkey_id: passkeyId }),
  response: nothing,
  errors: [],
})

/** Asks for any passkey of this hall; the authenticator shows which ones it has. */
export const startPasskeyLogin = defineCall({
  name: 'startPasskeyLogin',
  room: 'account',
  path: '/user/login/passkey/start',
  auth: 'open',
  summary: 'Begin to log in with a passkey',
  request: nothing,
  response: z.object({ options: webauthnOptions }),
  errors: [],
})

/** What an authenticator signed with a passkey. */
export const passkeyAssertion = z.object({
  ...credentialParts,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
})
export type PasskeyAssertion = z.infer<typeof passkeyAssertion>

/** Asks for one of the player’s own passkeys, to prove to be the owner (`proveContact`). 404 without any. */
export const startPasskeyProof = defineCall({
  name: 'startPasskeyProof',
  room: 'account',
  path: '/user/passkey/proof/start',
  auth: 'session',
  summary: 'Begin to prove with a passkey to be the owner',
  request: nothing,
  response: z.object({ options: webauthnOptions }),
  errors: [],
})

export const loginByPasskey = defineCall({
  name: 'loginByPasskey',
  room: 'account',
  path: '/user/login/passkey',
  auth: 'open',
  summary: 'Log in with a passkey',
  maxBytes: 16_000,
  request: z.object({
    credential: passkeyAssertion,
    ...device,
  }),
  response: loginResult,
  errors: [10049],
})
