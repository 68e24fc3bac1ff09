import type { ParsedRequestOf } from '@gamehall/contract'
import type { ContactKind, improveInformation as call } from '@gamehall/contract/account'
import { type Outcome, refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Caller, Session, UseCase } from '../../../platform/http/route.ts'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import { sendPush } from '../../inbox/index.ts'
import { toE164 } from '../contacts/contact-format.ts'
import { deleteOwnerProofs, validateBinding } from '../contacts/owner-proof.ts'
import { lockPlayerRow, updateContact } from '../contacts/update-contact.ts'
import { isNicknameReserved } from '../players/is-nickname-reserved.ts'
import { type PlayerRow, readPlayer } from '../players/player-queries.ts'
import { violatedIndex } from '../players/unique-violation.ts'
import type { AccountContext, AccountTrx } from '../tables.ts'
import { consumeCode, type VerifiedCode, verifyCode } from '../verification-codes/verification-code.ts'
import { readUserInfo } from './read-user-info.ts'

type Request = ParsedRequestOf<typeof call>
type Refused = 400 | 10014 | 10015 | 10047 | 10048

/**
 * Completes a new account's profile (§2): nickname, first phone and first email, each contact with its code; all or
 * nothing. A nickname must not pass for staff (400). A contact needs an owner proof (400, see `validateBinding`). 10014, 10015:
 * wrong or missing code; 10047, 10048: already bound, by this player or another.
 */
export const improveInformation: UseCase<typeof call, AccountContext> = async (ctx, request, caller) => {
  const { playerId } = caller.session
  const player = await readPlayer(ctx.db, playerId)
  if (player === undefined) return refuse(401)
  const { nickname } = request
  if (nickname !== undefined && nickname !== player.nickname && (await isNicknameReserved(ctx.db, nickname)))
    return refuseField('nickname', 'nickname_reserved')
  if (request.phone !== undefined && player.phone !== null) return refuse(10047)
  if (request.email !== undefined && player.email !== null) return refuse(10048)
  const owner = await validateNewContacts(ctx, caller.session, player, request)
  if (!owner.ok) return owner
  const codes = await tryCodes(ctx, player, request, caller)
  if (!codes.ok) return codes
  const improved = await improve(ctx, caller.session, request, codes.data)
  if (!improved.ok) return improved
  for (const contact of contactsOf(request)) {
    logSecurityEvent(ctx, { event: 'contact.changed', contact, playerId }, caller)
  }
  return succeed(await readUserInfo(ctx, playerId))
}

const contactsOf = (request: Pick<Request, 'phone' | 'email'>): ContactKind[] =>
  (['phone', 'email'] as const).filter((kind) => request[kind] !== undefined)

async function validateNewContacts(
  ctx: AccountContext,
  session: Session,
  player: PlayerRow,
  request: Request,
): Promise<Outcome<null, 400 | 10047 | 10048>> {
  for (const kind of contactsOf(request)) {
    const valid = await validateBinding(ctx, ctx.db, session, player, { kind, value: request[kind] })
    if (!valid.ok) return valid
  }
  return succeed(null)
}

async function tryCodes(
  ctx: AccountContext,
  player: PlayerRow,
  { phone, phone_code, email, email_code }: Request,
  caller: Caller<Session>,
): Promise<Outcome<VerifiedCode[], 10014 | 10015>> {
  const proven: VerifiedCode[] = []
  if (phone !== undefined) {
    const target = toE164(player.area_code, phone)
    const code = await verifyCode(ctx, { purpose: 'bind_phone', target }, phone_code ?? '', caller)
    if (!code.ok) return code
    proven.push(code.data)
  }
  if (email !== undefined) {
    const code = await verifyCode(ctx, { purpose: 'bind_email', target: email }, email_code ?? '', caller)
    if (!code.ok) return code
    proven.push(code.data)
  }
  return succeed(proven)
}

async function improve(
  ctx: AccountContext,
  session: Session,
  request: Request,
  codes: readonly VerifiedCode[],
): Promise<Outcome<null, Refused>> {
  const { playerId } = session
  try {
    return await transact(ctx.db, async (trx) => {
      for (const code of codes) {
        const used = await consumeCode(ctx, trx, code)
        if (!used.ok) return used
      }
      const bound = await bindFirst(ctx, trx, session, request)
      if (!bound.ok) return bound
      const { nickname } = request
      const set = nickname === undefined ? {} : { nickname }
      await trx
        .updateTable('players')
        .set({ ...set, improved_at: ctx.clock.now() })
        .where('player_id', '=', playerId)
        .execute()
      await sendPush(ctx, trx, playerId, {
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
  ctx: AccountContext,
  trx: AccountTrx,
  session: Session,
  request: Request,
): Promise<Outcome<null, Refused>> {
  const kinds = contactsOf(request)
  if (kinds.length === 0) return succeed(null)
  const player = await lockPlayerRow(trx, session.playerId)
  const valid = await validateNewContacts(ctx, session, player, request)
  if (!valid.ok) return valid
  await deleteOwnerProofs(trx, session.sessionId)
  for (const kind of kinds) {
    const value = request[kind]
    if (value !== undefined) await updateContact(ctx, trx, player, { kind, value })
  }
  return succeed(null)
}
