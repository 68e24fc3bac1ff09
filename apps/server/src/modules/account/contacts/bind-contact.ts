import type { ContactKind, UserInfo } from '@gamehall/contract/account'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../../core/outcome.ts'
import { logSecurityEvent } from '../../../core/security-log.ts'
import { transact } from '../../../core/transact.ts'
import type { Caller, Session } from '../../../http/route.ts'
import { sendPush } from '../../inbox/index.ts'
import { toE164 } from '../phone-number.ts'
import { readPlayer } from '../player-queries.ts'
import { readUserInfo } from '../read-user-info.ts'
import { violatedIndex } from '../unique-violation.ts'
import { consumeCode, tryCode } from '../verification-code.ts'
import { applyContact, lockPlayerRow } from './apply-contact.ts'
import { type BoundCode, boundCode, forgetOwnerProofs, validateBinding } from './owner-proof.ts'

type Refused<Kind extends ContactKind> = 400 | 401 | 403 | 10014 | 10015 | BoundCode<Kind>

export interface NewContact<Kind extends ContactKind> {
  readonly kind: Kind
  /** The phone in national format (`0912345678`), or the email. */
  readonly value: string
  readonly code: string
}

/**
 * Binds a phone or email by the code sent to it (§2). The session must have proven its owner (`proveContact`). Notifies
 * the other contacts and starts the security hold. 400: not proven (see `validateBinding`); 403: test account; 10014,
 * 10015: wrong or missing code; 10047, 10048: already bound, by this player or another.
 */
export async function bindContact<Kind extends ContactKind>(
  hall: Hall,
  { kind, value, code }: NewContact<Kind>,
  caller: Caller<Session>,
): Promise<Outcome<UserInfo, Refused<Kind>>> {
  const { playerId, accountType } = caller.session
  if (accountType === ACCOUNT_TYPES.test) return refuse(403)
  const player = await readPlayer(hall.db, playerId)
  if (player === undefined) return refuse(401)
  const valid = await validateBinding(hall, hall.db, caller.session, player, { kind, value })
  if (!valid.ok) return valid
  const target = kind === 'phone' ? toE164(player.area_code, value) : value
  const proven = await tryCode(hall, { purpose: `bind_${kind}`, target }, code, caller)
  if (!proven.ok) return proven
  try {
    const changed = await transact<Outcome<null, Refused<Kind>>>(hall.db, async (trx) => {
      const used = await consumeCode(hall, trx, proven.data)
      if (!used.ok) return used
      const locked = await lockPlayerRow(trx, playerId)
      const owner = await validateBinding(hall, trx, caller.session, locked, { kind, value })
      if (!owner.ok) return owner
      await forgetOwnerProofs(trx, caller.session.sessionId)
      await applyContact(hall, trx, locked, { kind, value })
      await sendPush(hall, trx, playerId, {
        msg_type: 'user_change',
        content: { keys: [kind] },
        push: { text: '', badge: 0, voice: null, silence: true, type: 'system' },
      })
      return succeed(null)
    })
    if (!changed.ok) return changed
  } catch (error) {
    if (violatedIndex(error) === `players_${kind}`) return refuse(boundCode(kind))
    throw error
  }
  logSecurityEvent(hall, { event: 'contact.changed', contact: kind, playerId }, caller)
  return succeed(await readUserInfo(hall, playerId))
}
