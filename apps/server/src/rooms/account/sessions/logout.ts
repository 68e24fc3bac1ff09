import type { logout as call } from '@gamehall/contract/account'
import { succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { AccountContext } from '../tables.ts'
import { endSession } from './end-session.ts'

/** Ends the caller's session (§4). */
export const logout: UseCase<typeof call, AccountContext> = async (ctx, _request, caller) => {
  await transact(ctx.db, async (trx) => {
    await endSession(ctx, trx, caller.session, 'logout')
    return succeed(null)
  })
  return succeed({})
}
