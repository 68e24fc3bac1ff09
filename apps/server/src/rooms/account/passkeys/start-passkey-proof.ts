import type { startPasskeyProof as call } from '@gamehall/contract/account'
import { generateAuthenticationOptions } from '@simplewebauthn/server'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { AccountContext } from '../tables.ts'
import { saveChallenge } from './passkey-challenge.ts'
import { readPasskeys } from './passkey-queries.ts'
import { PASSKEY_TIMEOUT_MS, relyingPartyId } from './passkey-rules.ts'

/** Starts a passkey proof of ownership with one of the player's passkeys, for this session only. 404: no passkeys. */
export const startPasskeyProof: UseCase<typeof call, AccountContext> = async (ctx, _request, caller) => {
  const { playerId, sessionId } = caller.session
  const known = await readPasskeys(ctx.db, playerId)
  if (known.length === 0) return refuse(404)
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyId(caller),
    timeout: PASSKEY_TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: known.map((row) => ({ id: row.credential_id })),
  })
  await saveChallenge(ctx, options.challenge, sessionId)
  return succeed({ options: { ...options } })
}
