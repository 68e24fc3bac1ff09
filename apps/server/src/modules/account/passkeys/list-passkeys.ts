import type { listPasskeys as call } from '@gamehall/contract/account'
import { succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { readPasskeys, viewPasskey } from './passkey-queries.ts'
import { PASSKEYS_AT_MOST } from './passkey-rules.ts'

/** Lists the player's passkeys, and whether the limit is reached. */
export const listPasskeys: UseCase<typeof call> = async (hall, _request, { session }) => {
  const rows = await readPasskeys(hall.db, session.playerId)
  return succeed({ list: rows.map(viewPasskey), is_full: rows.length >= PASSKEYS_AT_MOST })
}
