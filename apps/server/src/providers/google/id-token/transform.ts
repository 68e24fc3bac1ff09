import type { GoogleIdentity } from '../google-verifier.ts'
import type { IdTokenClaims } from './types.ts'

/** Who the claims speak of. Google vouches for a mailbox it runs itself: gmail.com, or a hosted domain (`hd`). */
export function toIdentity(claims: IdTokenClaims): GoogleIdentity {
  const email = claims.email?.toLowerCase() ?? null
  const isEmailVerified = email !== null && claims.email_verified === true
  return {
    subject: claims.sub,
    email,
    isEmailVerified,
    isEmailOurs: isEmailVerified && (email.endsWith('@gmail.com') || (claims.hd ?? '') !== ''),
    name: claims.name?.trim() || null,
    nonce: claims.nonce ?? null,
    expiresAt: new Date(claims.exp * 1000),
  }
}
