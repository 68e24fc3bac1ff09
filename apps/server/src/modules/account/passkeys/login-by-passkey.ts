import type { ParsedRequestOf } from '@gamehall/contract'
import type { loginByPasskey as call } from '@gamehall/contract/account'
import { verifyAuthenticationResponse } from '@simplewebauthn/server'
import type { Hall } from '../../../core/hall.ts'
import { refuseField, succeed } from '../../../core/outcome.ts'
import { type Trx, transact } from '../../../core/transact.ts'
import type { Caller, UseCase } from '../../../http/route.ts'
import { answerLogin } from '../answer-login.ts'
import { openSession } from '../open-session.ts'
import { consumeChallenge } from './passkey-challenge.ts'
import type { PasskeyRow } from './passkey-queries.ts'
import { relyingPartyOf } from './passkey-rules.ts'

type Credential = ParsedRequestOf<typeof call>['credential']

/**
 * Logs in with a passkey. 400 `passkey_unknown` when it was removed or never was here, `passkey_invalid` when it does not
 * hold, or when its counter went on meanwhile.
 */
export const loginByPasskey: UseCase<typeof call> = async (hall, request, caller) => {
  const { credential } = request
  const passkey = await hall.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credential.id)
    .executeTakeFirst()
  if (passkey === undefined) return refuseField('credential', 'passkey_unknown')
  const used = await verify(hall, passkey, credential, caller)
  if (used === null) return refuseField('credential', 'passkey_invalid')
  const opened = await transact(hall.db, async (trx) => {
    if (!(await recordUse(trx, passkey, used, hall.clock.now())))
      return refuseField('credential', 'passkey_invalid')
    return openSession(hall, trx, passkey.player_id, { ...request, method: 'passkey' }, caller)
  })
  return opened.ok ? succeed(await answerLogin(hall, opened.data)) : opened
}

interface Use {
  readonly counter: bigint
  readonly isSynced: boolean
}

/** False when the passkey is gone, or was used since it was verified by one that counts further: one of the two is a copy. */
async function recordUse(trx: Trx, passkey: PasskeyRow, { counter, isSynced }: Use, now: Date) {
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
  credential: Credential,
  caller: Caller,
): Promise<Use | null> {
  const { clientDataJSON, authenticatorData, signature } = credential.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...credential,
        response: { clientDataJSON, authenticatorData, signature },
        clientExtensionResults: {},
      },
      expectedChallenge: (challenge) => consumeChallenge(hall.db, challenge, null, hall.clock.now()),
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
