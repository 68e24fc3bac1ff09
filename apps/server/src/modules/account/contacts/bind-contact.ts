import type { ContactKind, UserInfo } from '@gamehall/contract/account'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuse, refuseField, succeed } from '../../../core/outcome.ts'
import { type Trx, transact } from '../../../core/transact.ts'
import type { Caller, Session } from '../../../http/route.ts'
import { sendPush } from '../../inbox/index.ts'
import { toE164 } from '../phone-number.ts'
import { type PlayerRow, readPlayer } from '../player-queries.ts'
import { readUserInfo } from '../read-user-info.ts'
import { tellSecurity } from '../tell-security.ts'
import { violatedIndex } from '../unique-violation.ts'
import { consumeCode, tryCode } from '../verification-code.ts'
import { consumeContactProof, hasContactProof } from './contact-proof.ts'
import { tellContactChange } from './jobs/tell-contact-change.ts'

const bound = { phone: 10047, email: 10048 } as const
type Refused<Kind extends ContactKind> = 400 | 401 | 403 | 10014 | 10015 | (typeof bound)[Kind]

export interface NewContact<Kind extends ContactKind> {
  readonly kind: Kind
  /** The phone as it is written in Taiwan, or the email. */
  readonly value: string
  readonly code: string
}

/**
 * Binds a phone or email by the code that went to it. Where one is bound already, this login has to have proved that one
 * (400 `contact_unproven`), and its owner is told there. 10047, 10048: it is this player's already, or another's.
 */
export async function bindContact<Kind extends ContactKind>(
  hall: Hall,
  { kind, value, code }: NewContact<Kind>,
  { session, locale }: Caller<Session>,
): Promise<Outcome<UserInfo, Refused<Kind>>> {
  const { playerId, sessionId, accountType } = session
  if (accountType === ACCOUNT_TYPES.test) return refuse(403)
  const player = await readPlayer(hall.db, playerId)
  if (player === undefined) return refuse(401)
  if (player[kind] === value) return refuse(bound[kind])
  const isProved = await hasContactProof(hall.db, { sessionId, kind }, hall.clock.now())
  if (player[kind] !== null && !isProved) return refuseField(kind, 'contact_unproven')
  const target = kind === 'phone' ? toE164(player.area_code, value) : value
  const proven = await tryCode(hall, { purpose: `bind_${kind}`, target }, code)
  if (!proven.ok) return proven
  try {
    const changed = await transact(hall.db, async (trx) => {
      const used = await consumeCode(hall, trx, proven.data)
      return used.ok ? change(hall, trx, player, { kind, value, sessionId, locale }) : used
    })
    return changed.ok ? succeed(await readUserInfo(hall, playerId)) : changed
  } catch (error) {
    if (violatedIndex(error) === `players_${kind}`) return refuse(bound[kind])
    throw error
  }
}

interface Change {
  readonly kind: ContactKind
  readonly value: string
  readonly sessionId: bigint
  readonly locale: Caller['locale']
}

async function change(
  hall: Hall,
  trx: Trx,
  player: PlayerRow,
  { kind, value, sessionId, locale }: Change,
): Promise<Outcome<null, 400>> {
  const { player_id: playerId } = player
  const before = await trx
    .selectFrom('players')
    .select([kind, 'area_code'])
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const old = before[kind]
  if (old !== null && !(await consumeContactProof(trx, { sessionId, kind }, hall.clock.now()))) {
    return refuseField(kind, 'contact_unproven')
  }
  await trx
    .updateTable('players')
    .set({ [kind]: value })
    .where('player_id', '=', playerId)
    .execute()
  if (old !== null) {
    const to = kind === 'phone' ? toE164(before.area_code, old) : old
    await tellSecurity(hall, trx, playerId, kind)
    await tellContactChange(hall, trx, { playerId, kind, to, locale })
  }
  await sendPush(hall, trx, playerId, {
    msg_type: 'user_change',
    content: { keys: [kind] },
    push: { text: '', badge: 0, voice: null, silence: true, type: 'system' },
  })
  return succeed(null)
}
