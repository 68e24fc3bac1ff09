import { z } from 'zod'
import { defineCall } from '../core/call.ts'
import { instantText, nothing } from '../core/primitives.ts'
import { loginResult } from './entities.ts'
import { deviceFields, enteredPassword } from './fields.ts'

/** WebAuthn options as JSON. */
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

/** A passkey, as shown to its owner. */
export const passkey = z.object({
  passkey_id: z.string(),
  name: z.string(),
  /** Synced between the owner's devices (a cloud keychain), not bound to one device. */
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
 * Starts the registration of a passkey. Requires the login password (10021 wrong); for an account without a password, a
 * recent login. Not required right after registration.
 */
export const startPasskey = defineCall({
  name: 'startPasskey',
  room: 'account',
  path: '/user/passkey/start',
  auth: 'session',
  accounts: 'formal',
  summary: 'Start the registration of a passkey',
  request: z.object({ password: enteredPassword.optional() }),
  response: z.object({ options: webauthnOptions }),
  errors: [10021],
})

/** Adds the passkey that the authenticator created. `name`: the device's name at first. */
export const addPasskey = defineCall({
  name: 'addPasskey',
  room: 'account',
  path: '/user/passkey/add',
  auth: 'session',
  accounts: 'formal',
  summary: 'Add the created passkey',
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

/** Starts a login with a discoverable passkey; the authenticator lists the ones it has. */
export const startPasskeyLogin = defineCall({
  name: 'startPasskeyLogin',
  room: 'account',
  path: '/user/login/passkey/start',
  auth: 'open',
  rateClass: 'sensitive',
  summary: 'Start a login with a passkey',
  request: nothing,
  response: z.object({ options: webauthnOptions }),
  errors: [],
})

/** A WebAuthn assertion: a challenge signed with a passkey. */
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

/** Starts a proof of ownership with one of the player’s passkeys (`proveContact`). 404: no passkeys. */
export const startPasskeyProof = defineCall({
  name: 'startPasskeyProof',
  room: 'account',
  path: '/user/passkey/proof/start',
  auth: 'session',
  summary: 'Start a proof of ownership with a passkey',
  request: nothing,
  response: z.object({ options: webauthnOptions }),
  errors: [],
})

export const loginByPasskey = defineCall({
  name: 'loginByPasskey',
  room: 'account',
  path: '/user/login/passkey',
  auth: 'open',
  rateClass: 'sensitive',
  summary: 'Log in with a passkey',
  maxBytes: 16_000,
  request: z.object({
    credential: passkeyAssertion,
    ...deviceFields,
  }),
  response: loginResult,
  errors: [10049],
})
