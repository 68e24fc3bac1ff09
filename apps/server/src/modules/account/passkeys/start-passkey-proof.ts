import type { startPasskeyProof as call } from '@gamehall/contract/account'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { refuse, succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { keepChallenge } from './passkey-challenge.ts'
import { readPasskeys } from './passkey-queries.ts'
import { PASSKEY_TIMEOUT_MS, relyingPartyOf } from './passkey-rules.ts'

/** Starts a passkey proof of ownership with one of the player's passkeys, for this session only. 404: no passkeys. */
export const startPasskeyProof: UseCase<typeof call> = async (hall, _request, caller) => {
  const { playerId, sessionId } = caller.session
  const known = await readPasskeys(hall.db, playerId)
  if (known.length === 0) return refuse(404)
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(caller),
    timeout: PASSKEY_TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: known.map((row) => ({ id: row.credential_id })),
  })
  await keepChallenge(hall, options.challenge, sessionId)
  return succeed({ options: { ...options } })
}
