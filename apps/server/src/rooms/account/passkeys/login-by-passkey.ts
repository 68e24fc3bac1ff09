import type { loginByPasskey as call } from '@gamehall/contract/account'
import { refuseField, succeed } from '../../../platform/context/outcome.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { buildLoginResult } from '../login/build-login-result.ts'
import { openSession } from '../sessions/open-session.ts'
import type { AccountContext } from '../tables.ts'
import { recordPasskeyUse, verifyPasskey } from './verify-passkey.ts'

/**
 * Logs in with a passkey. 400 `passkey_unknown`: removed or never registered here; `passkey_invalid`: the signature fails,
 * or the signature counter advanced meanwhile. 10049: the account is locked.
 */
export const loginByPasskey: UseCase<typeof call, AccountContext> = async (ctx, request, caller) => {
  const verified = await verifyPasskey(ctx, request.credential, caller, null)
  if (!verified.ok) return verified
  const { passkey, use } = verified.data
  const opened = await transact(ctx.db, async (trx) => {
    if (!(await recordPasskeyUse(trx, passkey, use, ctx.clock.now())))
      return refuseField('credential', 'passkey_invalid')
    return openSession(ctx, trx, passkey.player_id, { ...request, method: 'passkey' }, caller)
  })
  return opened.ok ? succeed(await buildLoginResult(ctx, opened.data)) : opened
}
