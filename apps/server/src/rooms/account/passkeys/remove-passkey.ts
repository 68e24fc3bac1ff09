import type { removePasskey as call } from '@gamehall/contract/account'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { logSecurityEvent } from '../../../platform/telemetry/security-log.ts'
import { notifySecurityChange } from '../security/notify-security.ts'
import type { AccountContext } from '../tables.ts'

/** Deletes a passkey and notifies the contacts. 404: not the player's own passkey. */
export const removePasskey: UseCase<typeof call, AccountContext> = async (
  ctx,
  { passkey_id: id },
  caller,
) => {
  const { playerId } = caller.session
  const removed = await transact(ctx.db, async (trx) => {
    const row = await trx
      .deleteFrom('passkeys')
      .where('passkey_id', '=', BigInt(id))
      .where('player_id', '=', playerId)
      .returning('name')
      .executeTakeFirst()
    if (row === undefined) return refuse(404)
    await notifySecurityChange(ctx, trx, playerId, 'passkeyRemoved', { details: { name: row.name } })
    return succeed({})
  })
  if (removed.ok) {
    logSecurityEvent(ctx, { event: 'credential.changed', credential: 'passkey_removed', playerId }, caller)
  }
  return removed
}
