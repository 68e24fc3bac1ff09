import type { proveContact as call } from '@gamehall/contract/account'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { refuse, succeed } from '../../../core/outcome.ts'
import { transact } from '../../../core/transact.ts'
import type { UseCase } from '../../../http/route.ts'
import { toE164 } from '../phone-number.ts'
import { readPlayer } from '../player-queries.ts'
import { consumeCode, tryCode } from '../verification-code.ts'
import { CONTACT_PROOF_LIFETIME_S, keepContactProof } from './contact-proof.ts'

/** Proves the phone or email that is bound now (§2), by the code that went there. 10015 also where none is bound. */
export const proveContact: UseCase<typeof call> = async (hall, { kind, code }, { session }) => {
  const { playerId, sessionId, accountType } = session
  if (accountType === ACCOUNT_TYPES.test) return refuse(403)
  const player = await readPlayer(hall.db, playerId)
  if (player === undefined) return refuse(401)
  const phone = player.phone === null ? null : toE164(player.area_code, player.phone)
  const target = kind === 'phone' ? phone : player.email
  if (target === null) return refuse(10015)
  const proven = await tryCode(hall, { purpose: `change_${kind}`, target }, code)
  if (!proven.ok) return proven
  return transact(hall.db, async (trx) => {
    const used = await consumeCode(hall, trx, proven.data)
    if (!used.ok) return used
    await keepContactProof(hall, trx, { sessionId, kind })
    return succeed({ expires_in: CONTACT_PROOF_LIFETIME_S })
  })
}
