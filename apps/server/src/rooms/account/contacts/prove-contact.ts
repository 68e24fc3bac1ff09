import type { ParsedRequestOf } from '@gamehall/contract'
import type { proveContact as call, ProofKind } from '@gamehall/contract/account'
import { type Outcome, refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Caller, Session, UseCase } from '../../../platform/http/route.ts'
import { recordPasskeyUse, verifyPasskey } from '../passkeys/verify-passkey.ts'
import { verifyLoginPassword } from '../passwords/verify-login-password.ts'
import { type PlayerRow, readPlayer } from '../players/player-queries.ts'
import type { AccountContext, AccountTrx } from '../tables.ts'
import { consumeCode, verifyCode } from '../verification-codes/verification-code.ts'
import { toE164 } from './contact-format.ts'
import { OWNER_PROOF_LIFETIME_S, saveOwnerProof } from './owner-proof.ts'

type Request = ParsedRequestOf<typeof call>
type Refused = 400 | 10014 | 10015 | 10021 | 10145
/** Consumes the code or passkey challenge, in the transaction that stores the proof. */
type Consume = (trx: AccountTrx) => Promise<Outcome<unknown, 400 | 10015>>

/**
 * Proves that the caller owns the account, before a contact is bound (§2): by a code to a bound contact (10014, 10015;
 * 10015 also when none is bound), the login password (10021, 10145), or a passkey (400 `passkey_invalid`,
 * `passkey_unknown`).
 */
export const proveContact: UseCase<typeof call, AccountContext> = async (ctx, request, caller) => {
  const { playerId, sessionId } = caller.session
  const player = await readPlayer(ctx.db, playerId)
  if (player === undefined) return refuse(401)
  const proven = await prove(ctx, player, request, caller)
  if (!proven.ok) return proven
  return transact(ctx.db, async (trx) => {
    const used = await proven.data(trx)
    if (!used.ok) return used
    await saveOwnerProof(ctx, trx, { sessionId, kind: request.kind satisfies ProofKind })
    return succeed({ expires_in: OWNER_PROOF_LIFETIME_S })
  })
}

async function prove(
  ctx: AccountContext,
  player: PlayerRow,
  request: Request,
  caller: Caller<Session>,
): Promise<Outcome<Consume, Refused>> {
  if (request.kind === 'password') {
    const verified = await verifyLoginPassword(ctx, player, request.password, caller)
    return verified.ok ? succeed(async () => verified) : verified
  }
  if (request.kind === 'passkey') return provePasskey(ctx, player, request.credential, caller)
  const phone = player.phone === null ? null : toE164(player.area_code, player.phone)
  const target = request.kind === 'phone' ? phone : player.email
  if (target === null) return refuse(10015)
  const purpose = `change_${request.kind}` as const
  const code = await verifyCode(ctx, { purpose, target }, request.code, caller)
  return code.ok ? succeed((trx) => consumeCode(ctx, trx, code.data)) : code
}

async function provePasskey(
  ctx: AccountContext,
  player: PlayerRow,
  credential: Extract<Request, { kind: 'passkey' }>['credential'],
  caller: Caller<Session>,
): Promise<Outcome<Consume, 400>> {
  const verified = await verifyPasskey(ctx, credential, caller, caller.session.sessionId)
  if (!verified.ok) return verified
  const { passkey, use } = verified.data
  if (passkey.player_id !== player.player_id) return refuseField('credential', 'passkey_unknown')
  return succeed(async (trx) =>
    (await recordPasskeyUse(trx, passkey, use, ctx.clock.now()))
      ? succeed(null)
      : refuseField('credential', 'passkey_invalid'),
  )
}
