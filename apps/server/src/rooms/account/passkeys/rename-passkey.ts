import type { renamePasskey as call } from '@gamehall/contract/account'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { AccountContext } from '../tables.ts'
import { viewPasskey } from './passkey-queries.ts'

/** Renames a passkey. 404: not the player's own passkey. */
export const renamePasskey: UseCase<typeof call, AccountContext> = async (
  ctx,
  { passkey_id: id, name },
  { session },
) => {
  const renamed = await ctx.db
    .updateTable('passkeys')
    .set({ name })
    .where('passkey_id', '=', BigInt(id))
    .where('player_id', '=', session.playerId)
    .returningAll()
    .executeTakeFirst()
  return renamed === undefined ? refuse(404) : succeed(viewPasskey(renamed))
}
