import type { startPasskeyLogin as call } from '@gamehall/contract/account'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { AccountContext } from '../tables.ts'
import { saveChallenge } from './passkey-challenge.ts'
import { PASSKEY_TIMEOUT_MS, relyingPartyId } from './passkey-rules.ts'

/** Starts a login with a discoverable passkey. The options list no credentials, so they disclose no account. */
export const startPasskeyLogin: UseCase<typeof call, AccountContext> = async (ctx, _request, caller) => {
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyId(caller),
    timeout: PASSKEY_TIMEOUT_MS,
    userVerification: 'required',
  })
  await saveChallenge(ctx, options.challenge, null)
  return succeed({ options: { ...options } })
}
