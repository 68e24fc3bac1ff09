import type { listPasskeys as call } from '@gamehall/contract/account'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { AccountContext } from '../tables.ts'
import { readPasskeys, viewPasskey } from './passkey-queries.ts'
import { MAX_PASSKEYS } from './passkey-rules.ts'

/** Lists the player's passkeys, and whether the limit is reached. */
export const listPasskeys: UseCase<typeof call, AccountContext> = async (ctx, _request, { session }) => {
  const rows = await readPasskeys(ctx.db, session.playerId)
  return succeed({ list: rows.map(viewPasskey), is_full: rows.length >= MAX_PASSKEYS })
}
