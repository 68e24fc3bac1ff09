import type { PasskeyAssertion } from '@gamehall/contract/account'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import { type Outcome, refuseField, succeed } from '../../../platform/context/outcome.ts'
import type { Caller } from '../../../platform/http/route.ts'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import type { AccountContext, AccountTrx } from '../tables.ts'
import { consumeChallenge } from './passkey-challenge.ts'
import type { PasskeyRow } from './passkey-queries.ts'
import { relyingPartyId } from './passkey-rules.ts'

export interface PasskeyUse {
  readonly counter: bigint
  readonly isSynced: boolean
}

export interface VerifiedPasskey {
  readonly passkey: PasskeyRow
  readonly use: PasskeyUse
}

/**
 * Verifies a passkey assertion against the challenge of a session (null: of a login). 400 `passkey_unknown`: removed or
 * never registered here; `passkey_invalid`: verification fails.
 */
export async function verifyPasskey(
  ctx: AccountContext,
  credential: PasskeyAssertion,
  caller: Caller,
  sessionId: bigint | null,
): Promise<Outcome<VerifiedPasskey, 400>> {
  const passkey = await ctx.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credential.id)
    .executeTakeFirst()
  if (passkey === undefined) {
    logSecurityEvent(ctx, { event: 'login.failed', method: 'passkey' }, caller)
    return refuseField('credential', 'passkey_unknown')
  }
  const use = await verify(ctx, passkey, credential, caller, sessionId)
  if (use !== null) return succeed({ passkey, use })
  logSecurityEvent(ctx, { event: 'login.failed', method: 'passkey', playerId: passkey.player_id }, caller)
  return refuseField('credential', 'passkey_invalid')
}

/**
 * Stores the new signature counter and the time of use. False when the passkey is gone or its counter has advanced since
 * verification, which means that a copy of it exists.
 */
export async function recordPasskeyUse(
  trx: AccountTrx,
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

/** Consumes the challenge in any case, and takes no lock, because the call needs no login. Null when verification fails. */
async function verify(
  ctx: AccountContext,
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
      expectedChallenge: (challenge) => consumeChallenge(ctx.db, challenge, sessionId, ctx.clock.now()),
      expectedOrigin: caller.origin,
      expectedRPID: relyingPartyId(caller),
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
    ctx.log.info({ reason: String(error).slice(0, 200) }, 'passkey not verified')
    return null
  }
}
