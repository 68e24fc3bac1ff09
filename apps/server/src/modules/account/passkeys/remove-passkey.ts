import type { removePasskey as call } from '@gamehall/contract/account'
import { refuse, succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'

/** From now on it opens nothing. 404 for a passkey that is not the player's own. */
export const removePasskey: UseCase<typeof call> = async (hall, { passkey_id: id }, { session }) => {
  const removed = await hall.db
    .deleteFrom('passkeys')
    .where('passkey_id', '=', BigInt(id))
    .where('player_id', '=', session.playerId)
    .returning('passkey_id')
    .executeTakeFirst()
  return removed === undefined ? refuse(404) : succeed({})
}
