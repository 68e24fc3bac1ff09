import type { startGoogleLogin as call } from '@gamehall/contract/account'
import { hashSecret } from '../../core/hash-secret.ts'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'

/** Long enough for a player to choose an account in Google's window. */
const NONCE_LIFETIME_S = 1_800

/** Creates a nonce for one login with Google, so that ID tokens issued for other purposes are refused. */
export const startGoogleLogin: UseCase<typeof call> = async (hall) => {
  const nonce = hall.ids.token()
  await hall.db
    .insertInto('google_nonces')
    .values({
      nonce_hash: hashSecret(nonce),
      expires_at: new Date(hall.clock.now().getTime() + NONCE_LIFETIME_S * 1000),
    })
    .execute()
  return succeed({ nonce, expires_in: NONCE_LIFETIME_S })
}
