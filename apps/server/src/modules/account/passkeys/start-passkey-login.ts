import type { startPasskeyLogin as call } from '@gamehall/contract/account'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { keepChallenge } from './passkey-challenge.ts'
import { PASSKEY_TIMEOUT_MS, relyingPartyOf } from './passkey-rules.ts'

/** Starts a login with a discoverable passkey. The options list no credentials, so they disclose no account. */
export const startPasskeyLogin: UseCase<typeof call> = async (hall, _request, caller) => {
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(caller),
    timeout: PASSKEY_TIMEOUT_MS,
    userVerification: 'required',
  })
  await keepChallenge(hall, options.challenge, null)
  return succeed({ options: { ...options } })
}
