import type { endOtherSessions as call } from '@gamehall/contract/account'
import { succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { AccountContext } from '../tables.ts'
import { listOwnerAccountIds } from '../test-account/account-owner.ts'
import { endSession } from './end-session.ts'

/** Ends every other session of the person and deletes the one-time login codes. Returns how many sessions ended. */
export const endOtherSessions: UseCase<typeof call, AccountContext> = async (ctx, _request, { session }) => {
  const { playerId, sessionId } = session
  return transact(ctx.db, async (trx) => {
    const ended = await endSession(ctx, trx, { playerId, exceptSessionId: sessionId }, 'signed_out')
    await trx
      .deleteFrom('auth_codes')
      .where('player_id', 'in', await listOwnerAccountIds(trx, playerId))
      .execute()
    return succeed({ ended })
  })
}
