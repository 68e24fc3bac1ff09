import type { PasskeyAssertion } from '@gamehall/contract/account'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuseField, succeed } from '../../../core/outcome.ts'
import { logSecurityEvent } from '../../../core/security-log.ts'
import type { Trx } from '../../../core/transact.ts'
import type { Caller } from '../../../http/route.ts'
import { consumeChallenge } from './passkey-challenge.ts'
import type { PasskeyRow } from './passkey-queries.ts'
import { relyingPartyOf } from './passkey-rules.ts'

export interface PasskeyUse {
  readonly counter: bigint
  readonly isSynced: boolean
}

export interface VerifiedPasskey {
  readonly passkey: PasskeyRow
  readonly use: PasskeyUse
}

/**
 * Verifies what an authenticator signed, for the challenge of this login (null: of a login to come). 400
 * `passkey_unknown` when the passkey was removed or never was here, `passkey_invalid` when it does not hold.
 */
export async function verifyPasskey(
  hall: Hall,
  credential: PasskeyAssertion,
  caller: Caller,
  sessionId: bigint | null,
): Promise<Outcome<VerifiedPasskey, 400>> {
  const passkey = await hall.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credential.id)
    .executeTakeFirst()
  if (passkey === undefined) {
    logSecurityEvent(hall, { event: 'login.failed', method: 'passkey' }, caller)
    return refuseField('credential', 'passkey_unknown')
  }
  const use = await verify(hall, passkey, credential, caller, sessionId)
  if (use !== null) return succeed({ passkey, use })
  logSecurityEvent(hall, { event: 'login.failed', method: 'passkey', playerId: passkey.player_id }, caller)
  return refuseField('credential', 'passkey_invalid')
}

/** False when the passkey is gone, or was used since it was verified by one that counts further: one of the two is a copy. */
export async function recordUse(
  trx: Trx,
  passkey: PasskeyRow,
  { counter, isSynced }: PasskeyUse,
  now: Date,
): Promise<boolean> {
  const used = await trx
    .updateTable('passkeys')
    .set({ counter, is_synced: isSynced, last_used_at: now })
    .where('passkey_id', '=', passkey.passkey_id)
    .where((or) => or.or([or('counter', '<', counter), or('counter', '=', 0n)]))
    .returning('passkey_id')
    .executeTakeFirst()
  return used !== undefined
}

/** Uses the challenge up, whether it holds or not, and waits for no lock: strangers ask this. Null for whatever does not hold. */
async function verify(
  hall: Hall,
  passkey: PasskeyRow,
  credential: PasskeyAssertion,
  caller: Caller,
  sessionId: bigint | null,
): Promise<PasskeyUse | null> {
  const { clientDataJSON, authenticatorData, signature } = credential.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => consumeChallenge(hall.db, challenge, sessionId, hall.clock.now()),
      expectedOrigin: caller.origin,
      expectedRPID: relyingPartyOf(caller),
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: Number(passkey.counter),
      },
      requireUserVerification: true,
    })
    if (!verified) return null
    return {
      counter: BigInt(authenticationInfo.newCounter),
      isSynced: authenticationInfo.credentialBackedUp,
    }
  } catch (error) {
    hall.log.info({ reason: String(error).slice(0, 200) }, 'passkey not verified')
    return null
  }
}
