import type { startPasskeyLogin as call } from '@gamehall/contract/account'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { keepChallenge } from './passkey-challenge.ts'
import { PASSKEY_TIMEOUT_MS, relyingPartyOf } from './passkey-rules.ts'

/** Asks for any passkey of this hall. No account is named, so that the answer tells nothing of who plays here. */
export const startPasskeyLogin: UseCase<typeof call> = async (hall, _request, caller) => {
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(caller),
    timeout: PASSKEY_TIMEOUT_MS,
    userVerification: 'required',
  })
  await keepChallenge(hall, options.challenge, null)
  return succeed({ options: { ...options } })
}
