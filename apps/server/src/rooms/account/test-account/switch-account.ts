import type { switchAccount as call } from '@gamehall/contract/account'
import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import { refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { buildLoginResult } from '../login/build-login-result.ts'
import { endSession } from '../sessions/end-session.ts'
import { openSession } from '../sessions/open-session.ts'
import type { AccountContext, AccountTrx } from '../tables.ts'
import { lockAccountOwner } from './account-owner.ts'
import { getOrCreateTestAccount } from './get-or-create-test-account.ts'

const { formal, test } = ACCOUNT_TYPES

/**
 * Switches between the formal and the test account (§4, §7 /user/login/switch): ends this session and opens one for the
 * other account. Of two concurrent calls one switches, the other gets 401. 400: already that account; 403: a test account
 * without a formal one; 10049: locked.
 */
export const switchAccount: UseCase<typeof call, AccountContext> = async (ctx, request, caller) => {
  const { playerId, sessionId, accountType } = caller.session
  const to = request.acc_of_type ?? (accountType === test ? formal : test)
  if (to === accountType) return refuseField('acc_of_type', 'invalid')
  const opened = await transact(ctx.db, async (trx) => {
    const { ownerId } = await lockAccountOwner(trx, playerId)
    if (!(await isStillLive(trx, sessionId))) return refuse(401)
    if (to === formal && ownerId === playerId) return refuse(403)
    const targetId = to === formal ? ownerId : await getOrCreateTestAccount(ctx, trx, ownerId, caller.locale)
    await endSession(ctx, trx, { playerId, sessionId }, 'switched')
    return openSession(ctx, trx, targetId, { ...request, method: 'switch' }, caller)
  })
  return opened.ok ? succeed(await buildLoginResult(ctx, opened.data)) : opened
}

async function isStillLive(trx: AccountTrx, sessionId: bigint): Promise<boolean> {
  const live = await trx
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return live !== undefined
}
