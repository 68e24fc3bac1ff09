import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { Answer, Payload } from '../../../shared/api/send-call.ts'

/** What became of asking the device: its answer, a player who thought better of it, or a device that cannot. */
export type Asked<Credential> =
  | { readonly status: 'done'; readonly credential: Credential }
  | { readonly status: 'cancelled' | 'exists' | 'failed' }

export const hasPasskeys = (): boolean => typeof PublicKeyCredential === 'function'

/** Has the device make a passkey. Its library travels only now. */
export async function makePasskey({
  options,
}: Answer<'startPasskey'>): Promise<Asked<Payload<'addPasskey'>['credential']>> {
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

/** Has the device sign with one of its passkeys. */
export async function signWithPasskey({
  options,
}: Answer<'startPasskeyLogin'>): Promise<Asked<Payload<'loginByPasskey'>['credential']>> {
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

// The hall's library wrote the options in WebAuthn's own JSON, which this one reads; the browser judges them.
const creationOptions = (options: object) => options as PublicKeyCredentialCreationOptionsJSON
const requestOptions = (options: object) => options as PublicKeyCredentialRequestOptionsJSON

/** Browsers tell by the error's name: NotAllowedError is also what a dialog left waiting ends with. */
async function ask<Credential>(run: () => Promise<Credential>): Promise<Asked<Credential>> {
  try {
    return { status: 'done', credential: await run() }
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') return { status: 'cancelled' }
    return { status: name === 'InvalidStateError' ? 'exists' : 'failed' }
  }
}
