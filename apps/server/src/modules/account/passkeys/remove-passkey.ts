import type { removePasskey as call } from '@gamehall/contract/account'
import { refuse, succeed } from '../../../core/outcome.ts'
import { logSecurityEvent } from '../../../core/security-log.ts'
import { transact } from '../../../core/transact.ts'
import type { UseCase } from '../../../http/route.ts'
import { notifySecurityChange } from '../security/notify-security.ts'

/** Deletes a passkey and notifies the contacts. 404: not the player's own passkey. */
export const removePasskey: UseCase<typeof call> = async (hall, { passkey_id: id }, caller) => {
  const { playerId } = caller.session
  const removed = await transact(hall.db, async (trx) => {
    const row = await trx
      .deleteFrom('passkeys')
      .where('passkey_id', '=', BigInt(id))
      .where('player_id', '=', playerId)
      .returning('name')
      .executeTakeFirst()
    if (row === undefined) return refuse(404)
    await notifySecurityChange(hall, trx, playerId, 'passkeyRemoved', { details: { name: row.name } })
    return succeed({})
  })
  if (removed.ok) {
    logSecurityEvent(hall, { event: 'credential.changed', credential: 'passkey_removed', playerId }, caller)
  }
  return removed
}
