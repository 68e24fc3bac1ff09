import { createRemoteJWKSet, errors, jwtVerify } from 'jose'
import type { GoogleVerifier } from '../google-verifier.ts'
import { toIdentity } from './transform.ts'
import { type IdTokenOptions, idTokenClaims } from './types.ts'

const DEFAULT_TIMEOUT_MS = 5_000
const MAX_TOKEN_AGE_S = 3_600
const CLOCK_TOLERANCE_S = 60

/** Errors of jose about the token; any other failure is about reaching the keys. */
const TOKEN_ERRORS = [
  errors.JWTClaimValidationFailed,
  errors.JWTExpired,
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
]

/** Verifies ID tokens against the issuer's published keys (docs/protocols/sms.md, Google). Never throws. */
export function createIdTokenVerifier(options: IdTokenOptions): GoogleVerifier {
  const keys = createRemoteJWKSet(new URL(options.keysUrl), {
    timeoutDuration: options.timeoutMs ?? DEFAULT_TIMEOUT_MS,
  })
  // Google writes its own issuer with and without the scheme.
  const issuer = [
    options.issuer,
    options.issuer.replace('https://accounts.google.com', 'accounts.google.com'),
  ]
  return {
    async verify(idToken, at) {
      try {
        const { payload } = await jwtVerify(idToken, keys, {
          issuer,
          audience: options.clientId,
          algorithms: ['RS256'],
          currentDate: at,
          clockTolerance: CLOCK_TOLERANCE_S,
          maxTokenAge: MAX_TOKEN_AGE_S,
          requiredClaims: ['sub', 'exp', 'iat'],
        })
        const claims = idTokenClaims.safeParse(payload)
        if (!claims.success) return { status: 'refused', reason: 'claims unreadable' }
        return { status: 'verified', identity: toIdentity(claims.data) }
      } catch (error) {
        const reason = error instanceof errors.JOSEError ? error.code : 'keys unreachable'
        const isTokenError = TOKEN_ERRORS.some((kind) => error instanceof kind)
        return { status: isTokenError ? 'refused' : 'unavailable', reason }
      }
    },
  }
}
