import type { ParsedRequestOf } from '@gamehall/contract'
import type { improveInformation as call } from '@gamehall/contract/account'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import type { Hall } from '../../core/hall.ts'
import { type Outcome, refuse, succeed } from '../../core/outcome.ts'
import { transact } from '../../core/transact.ts'
import type { UseCase } from '../../http/route.ts'
import { sendPush } from '../inbox/index.ts'
import { toE164 } from './phone-number.ts'
import { type PlayerRow, readPlayer } from './player-queries.ts'
import { readUserInfo } from './read-user-info.ts'
import { violatedIndex } from './unique-violation.ts'
import { consumeCode, type ProvenCode, tryCode } from './verification-code.ts'

type Request = ParsedRequestOf<typeof call>
type Refused = 10014 | 10015 | 10047 | 10048

/**
 * Completes a new account (§2): nickname, and a first phone and email, each with its code. All of it or nothing.
 * 10047, 10048: bound already, by this player or by another.
 */
export const improveInformation: UseCase<typeof call> = async (hall, request, caller) => {
  const { playerId, accountType } = caller.session
  const isContact = request.phone !== undefined || request.email !== undefined
  if (isContact && accountType === ACCOUNT_TYPES.test) return refuse(403)
  const player = await readPlayer(hall.db, playerId)
  if (player === undefined) return refuse(401)
  if (request.phone !== undefined && player.phone !== null) return refuse(10047)
  if (request.email !== undefined && player.email !== null) return refuse(10048)
  const codes = await tryCodes(hall, player, request)
  if (!codes.ok) return codes
  const improved = await improve(hall, playerId, request, codes.data)
  return improved.ok ? succeed(await readUserInfo(hall, playerId)) : improved
}

async function tryCodes(
  hall: Hall,
  player: PlayerRow,
  { phone, phone_code, email, email_code }: Request,
): Promise<Outcome<ProvenCode[], 10014 | 10015>> {
  const proven: ProvenCode[] = []
  if (phone !== undefined) {
    const target = toE164(player.area_code, phone)
    const code = await tryCode(hall, { purpose: 'bind_phone', target }, phone_code ?? '')
    if (!code.ok) return code
    proven.push(code.data)
  }
  if (email !== undefined) {
    const code = await tryCode(hall, { purpose: 'bind_email', target: email }, email_code ?? '')
    if (!code.ok) return code
    proven.push(code.data)
  }
  return succeed(proven)
}

async function improve(
  hall: Hall,
  playerId: bigint,
  { nickname, phone, email }: Request,
  codes: readonly ProvenCode[],
): Promise<Outcome<null, Refused>> {
  const given = { nickname, phone, email }
  try {
    return await transact(hall.db, async (trx) => {
      for (const code of codes) {
        const used = await consumeCode(hall, trx, code)
        if (!used.ok) return used
      }
      const set = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
      await trx
        .updateTable('players')
        .set({ ...set, improved_at: hall.clock.now() })
        .where('player_id', '=', playerId)
        .execute()
      await sendPush(hall, trx, playerId, {
        msg_type: 'user_change',
        content: { keys: Object.keys(set) },
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
