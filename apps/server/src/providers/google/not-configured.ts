import type { GoogleVerifier } from './google-verifier.ts'

/** Stands where no client id is configured: logging in with Google is not offered. */
export const googleNotConfigured: GoogleVerifier = {
  verify: async () => ({ status: 'unavailable', reason: 'not configured' }),
}
