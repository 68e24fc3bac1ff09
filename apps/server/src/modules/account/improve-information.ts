import type { ParsedRequestOf } from '@gamehall/contract'
import type { ContactKind, improveInformation as call } from '@gamehall/contract/account'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import type { Hall } from '../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../core/outcome.ts'
import { logSecurityEvent } from '../../core/security-log.ts'
import { type Trx, transact } from '../../core/transact.ts'
import type { Caller, Session, UseCase } from '../../http/route.ts'
import { sendPush } from '../inbox/index.ts'
import { applyContact, lockPlayerRow } from './contacts/apply-contact.ts'
import { forgetOwnerProofs, validateBinding } from './contacts/owner-proof.ts'
import { toE164 } from './phone-number.ts'
import { type PlayerRow, readPlayer } from './player-queries.ts'
import { readUserInfo } from './read-user-info.ts'
import { violatedIndex } from './unique-violation.ts'
import { consumeCode, type ProvenCode, tryCode } from './verification-code.ts'

type Request = ParsedRequestOf<typeof call>
type Refused = 400 | 403 | 10014 | 10015 | 10047 | 10048

/**
 * Completes a new account's profile (§2): nickname, first phone and first email, each contact with its code; all or
 * nothing. A contact needs an owner proof (400, see `validateBinding`). 403: a contact for a test account; 10014, 10015:
 * wrong or missing code; 10047, 10048: already bound, by this player or another.
 */
export const improveInformation: UseCase<typeof call> = async (hall, request, caller) => {
  const { playerId, accountType } = caller.session
  const isContact = request.phone !== undefined || request.email !== undefined
  if (isContact && accountType === ACCOUNT_TYPES.test) return refuse(403)
  const player = await readPlayer(hall.db, playerId)
  if (player === undefined) return refuse(401)
  if (request.phone !== undefined && player.phone !== null) return refuse(10047)
  if (request.email !== undefined && player.email !== null) return refuse(10048)
  const owner = await validateNewContacts(hall, caller.session, player, request)
  if (!owner.ok) return owner
  const codes = await tryCodes(hall, player, request, caller)
  if (!codes.ok) return codes
  const improved = await improve(hall, caller.session, request, codes.data)
  if (!improved.ok) return improved
  for (const contact of contactsOf(request)) {
    logSecurityEvent(hall, { event: 'contact.changed', contact, playerId }, caller)
  }
  return succeed(await readUserInfo(hall, playerId))
}

const contactsOf = (request: Pick<Request, 'phone' | 'email'>): ContactKind[] =>
  (['phone', 'email'] as const).filter((kind) => request[kind] !== undefined)

async function validateNewContacts(
  hall: Hall,
  session: Session,
  player: PlayerRow,
  request: Request,
): Promise<Outcome<null, 400 | 403 | 10047 | 10048>> {
  for (const kind of contactsOf(request)) {
    const valid = await validateBinding(hall, hall.db, session, player, { kind, value: request[kind] })
    if (!valid.ok) return valid
  }
  return succeed(null)
}

async function tryCodes(
  hall: Hall,
  player: PlayerRow,
  { phone, phone_code, email, email_code }: Request,
  caller: Caller<Session>,
): Promise<Outcome<ProvenCode[], 10014 | 10015>> {
  const proven: ProvenCode[] = []
  if (phone !== undefined) {
    const target = toE164(player.area_code, phone)
    const code = await tryCode(hall, { purpose: 'bind_phone', target }, phone_code ?? '', caller)
    if (!code.ok) return code
    proven.push(code.data)
  }
  if (email !== undefined) {
    const code = await tryCode(hall, { purpose: 'bind_email', target: email }, email_code ?? '', caller)
    if (!code.ok) return code
    proven.push(code.data)
  }
  return succeed(proven)
}

async function improve(
  hall: Hall,
  session: Session,
  request: Request,
  codes: readonly ProvenCode[],
): Promise<Outcome<null, Refused>> {
  const { playerId } = session
  try {
    return await transact(hall.db, async (trx) => {
      for (const code of codes) {
        const used = await consumeCode(hall, trx, code)
        if (!used.ok) return used
      }
      const bound = await bindFirst(hall, trx, session, request)
      if (!bound.ok) return bound
      const { nickname } = request
      const set = nickname === undefined ? {} : { nickname }
      await trx
        .updateTable('players')
        .set({ ...set, improved_at: hall.clock.now() })
        .where('player_id', '=', playerId)
        .execute()
      await sendPush(hall, trx, playerId, {
        msg_type: 'user_change',
        content: { keys: [...Object.keys(set), ...contactsOf(request)] },
        push: { text: '', badge: 0, voice: null, silence: true, type: 'system' },
      })
      return succeed(null)
    })
  } catch (error) {
    const index = violatedIndex(error)
    if (index === 'players_phone') return refuse(10047)
    if (index === 'players_email') return refuse(10048)
    throw error
  }
}

/** Binds the given first contacts with one owner proof, which is used up. */
async function bindFirst(
  hall: Hall,
  trx: Trx,
  session: Session,
  request: Request,
): Promise<Outcome<null, Refused>> {
  const kinds = contactsOf(request)
  if (kinds.length === 0) return succeed(null)
  const player = await lockPlayerRow(trx, session.playerId)
  const valid = await validateNewContacts(hall, session, player, request)
  if (!valid.ok) return valid
  await forgetOwnerProofs(trx, session.sessionId)
  for (const kind of kinds) {
    const value = request[kind]
    if (value !== undefined) await applyContact(hall, trx, player, { kind, value })
  }
  return succeed(null)
}
