import type { CallPayload, CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/** The result of a WebAuthn call: the credential, cancelled by the player, or failed. */
export type AuthenticatorResult<Credential> =
  | { readonly status: 'done'; readonly credential: Credential }
  | { readonly status: 'cancelled' | 'exists' | 'failed' }

/** Whether the browser supports WebAuthn. */
export const supportsPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Creates a passkey on the device. Loads the WebAuthn library on first use. */
export async function createPasskey({
  options,
}: CallResponse<'startPasskey'>): Promise<AuthenticatorResult<CallPayload<'addPasskey'>['credential']>> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  return ask(async () => {
    const optionsJSON = creationOptions(options)
    const { id, rawId, response } = await startRegistration({ optionsJSON })
    const { clientDataJSON, attestationObject, transports = [] } = response
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, attestationObject, transports: [...transports] },
    }
  })
}

/** Signs a challenge with one of the device's passkeys. */
export async function signWithPasskey({
  options,
}: CallResponse<'startPasskeyLogin'>): Promise<
  AuthenticatorResult<CallPayload<'loginByPasskey'>['credential']>
> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return ask(async () => {
    const optionsJSON = requestOptions(options)
    const { id, rawId, response } = await startAuthentication({ optionsJSON })
    const { clientDataJSON, authenticatorData, signature, userHandle } = response
    return {
      id,
      rawId,
      type: 'public-key',
      response: { clientDataJSON, authenticatorData, signature, ...(userHandle && { userHandle }) },
    }
  })
}

// The server's library writes the options as WebAuthn JSON, which this one reads; the browser validates them.
const creationOptions = (options: object) => options as PublicKeyCredentialCreationOptionsJSON
const requestOptions = (options: object) => options as PublicKeyCredentialRequestOptionsJSON

/** Maps browser errors by name. NotAllowedError is also the timeout of the dialog. */
async function ask<Credential>(run: () => Promise<Credential>): Promise<AuthenticatorResult<Credential>> {
  try {
    return { status: 'done', credential: await run() }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') return { status: 'cancelled' }
    return { status: name === 'InvalidStateError' ? 'exists' : 'failed' }
  }
}
