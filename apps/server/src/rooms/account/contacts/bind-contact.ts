import type { ContactKind, UserInfo } from '@gamehall/contract/account'
import { type Outcome, refuse, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Caller, Session } from '../../../platform/http/route.ts'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import { sendPush } from '../../inbox/index.ts'
import { readPlayer } from '../players/player-queries.ts'
import { violatedIndex } from '../players/unique-violation.ts'
import { readUserInfo } from '../profile/read-user-info.ts'
import type { AccountContext } from '../tables.ts'
import { consumeCode, verifyCode } from '../verification-codes/verification-code.ts'
import { toE164 } from './contact-format.ts'
import { type AlreadyBoundCode, alreadyBoundCode, deleteOwnerProofs, validateBinding } from './owner-proof.ts'
import { lockPlayerRow, updateContact } from './update-contact.ts'

type Refused<Kind extends ContactKind> = 400 | 401 | 403 | 10014 | 10015 | AlreadyBoundCode<Kind>

export interface NewContact<Kind extends ContactKind> {
  readonly kind: Kind
  /** The phone in national format (`0912345678`), or the email. */
  readonly value: string
  readonly code: string
}

/**
 * Binds a phone or email by the code sent to it (§2). The session must have proven its owner (`proveContact`). Notifies
 * the other contacts and starts the security hold. 400: not proven (see `validateBinding`); 10014,
 * 10015: wrong or missing code; 10047, 10048: already bound, by this player or another.
 */
export async function bindContact<Kind extends ContactKind>(
  ctx: AccountContext,
  { kind, value, code }: NewContact<Kind>,
  caller: Caller<Session>,
): Promise<Outcome<UserInfo, Refused<Kind>>> {
  const { playerId } = caller.session
  const player = await readPlayer(ctx.db, playerId)
  if (player === undefined) return refuse(401)
  const valid = await validateBinding(ctx, ctx.db, caller.session, player, { kind, value })
  if (!valid.ok) return valid
  const target = kind === 'phone' ? toE164(player.area_code, value) : value
  const proven = await verifyCode(ctx, { purpose: `bind_${kind}`, target }, code, caller)
  if (!proven.ok) return proven
  try {
    const changed = await transact(ctx.db, async (trx): Promise<Outcome<null, Refused<Kind>>> => {
      const used = await consumeCode(ctx, trx, proven.data)
      if (!used.ok) return used
      const locked = await lockPlayerRow(trx, playerId)
      const owner = await validateBinding(ctx, trx, caller.session, locked, { kind, value })
      if (!owner.ok) return owner
      await deleteOwnerProofs(trx, caller.session.sessionId)
      await updateContact(ctx, trx, locked, { kind, value })
      await sendPush(ctx, trx, playerId, {
        msg_type: 'user_change',
        content: { keys: [kind] },
        push: { text: '', badge: 0, voice: null, silence: true, type: 'system' },
      })
      return succeed(null)
    })
    if (!changed.ok) return changed
  } catch (error) {
    if (violatedIndex(error) === `players_${kind}`) return refuse(alreadyBoundCode(kind))
    throw error
  }
  logSecurityEvent(ctx, { event: 'contact.changed', contact: kind, playerId }, caller)
  return succeed(await readUserInfo(ctx, playerId))
}
