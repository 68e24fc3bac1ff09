import type { startGoogleLogin as call } from '@gamehall/contract/account'
import { succeed } from '../../../platform/context/outcome.ts'
import { hashSecret } from '../../../platform/encryption/hash-secret.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { AccountContext } from '../tables.ts'

/** Long enough for a player to choose an account in Google's window. */
const NONCE_LIFETIME_S = 1_800

/** Creates a nonce for one login with Google, so that ID tokens issued for other purposes are refused. */
export const startGoogleLogin: UseCase<typeof call, AccountContext> = async (ctx) => {
  const nonce = ctx.ids.token()
  await ctx.db
    .insertInto('google_nonces')
    .values({
      nonce_hash: hashSecret(nonce),
      expires_at: new Date(ctx.clock.now().getTime() + NONCE_LIFETIME_S * 1000),
    })
    .execute()
  return succeed({ nonce, expires_in: NONCE_LIFETIME_S })
}
