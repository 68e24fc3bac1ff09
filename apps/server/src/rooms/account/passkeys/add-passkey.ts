import type { ParsedRequestOf } from '@gamehall/contract'
import type { addPasskey as call } from '@gamehall/contract/account'
import { type VerifiedRegistrationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { refuseField, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Caller, Session, UseCase } from '../../../platform/http/route.ts'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import { sendPush } from '../../inbox/index.ts'
import { notifySecurityChange } from '../security/notify-security.ts'
import type { AccountContext } from '../tables.ts'
import { lockAccountOwner } from '../test-account/account-owner.ts'
import { consumeChallenge } from './passkey-challenge.ts'
import { readPasskeys, viewPasskey } from './passkey-queries.ts'
import { MAX_PASSKEYS, PASSKEY_ALGORITHMS, relyingPartyId } from './passkey-rules.ts'

type Request = ParsedRequestOf<typeof call>
type Made = NonNullable<VerifiedRegistrationResponse['registrationInfo']>

/**
 * Stores the passkey that an authenticator created for the challenge of `startPasskey` (WebAuthn registration). 400: `passkey_invalid`, `passkey_duplicate`, or `passkey_full` (`name`).
 */
export const addPasskey: UseCase<typeof call, AccountContext> = async (ctx, request, caller) => {
  const { playerId } = caller.session
  const made = await verify(ctx, request, caller)
  if (made === null) return refuseField('credential', 'passkey_invalid')
  const added = await transact(ctx.db, async (trx) => {
    await lockAccountOwner(trx, playerId)
    if ((await readPasskeys(trx, playerId)).length >= MAX_PASSKEYS) {
      return refuseField('name', 'passkey_full')
    }
    const row = await trx
      .insertInto('passkeys')
      .values({
        player_id: playerId,
        credential_id: made.credential.id,
        public_key: Buffer.from(made.credential.publicKey),
        counter: BigInt(made.credential.counter),
        transports: request.credential.response.transports ?? [],
        is_synced: made.credentialBackedUp,
        name: request.name,
        created_at: ctx.clock.now(),
        last_used_at: null,
      })
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) return refuseField('credential', 'passkey_duplicate')
    await notifySecurityChange(ctx, trx, playerId, 'passkeyAdded', { details: { name: request.name } })
    await sendPush(ctx, trx, playerId, {
      msg_type: 'user_change',
      content: { keys: ['passkeys'] },
      push: { text: '', badge: 0, voice: null, silence: true, type: 'system' },
    })
    return succeed(viewPasskey(row))
  })
  if (added.ok) {
    logSecurityEvent(ctx, { event: 'credential.changed', credential: 'passkey_added', playerId }, caller)
  }
  return added
}

/** Null when verification fails; the library throws on malformed input. */
async function verify(
  ctx: AccountContext,
  { credential }: Request,
  caller: Caller<Session>,
): Promise<Made | null> {
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...credential, response: definedOnly(credential.response), clientExtensionResults: {} },
      expectedChallenge: (challenge) =>
        consumeChallenge(ctx.db, challenge, caller.session.sessionId, ctx.clock.now()),
      expectedOrigin: caller.origin,
      expectedRPID: relyingPartyId(caller),
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    })
    return registrationInfo ?? null
  } catch (error) {
    ctx.log.info({ reason: String(error).slice(0, 200) }, 'passkey not verified')
    return null
  }
}

const definedOnly = ({ clientDataJSON, attestationObject }: Request['credential']['response']) => ({
  clientDataJSON,
  attestationObject,
})
