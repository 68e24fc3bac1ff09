export type { GoogleIdentity, GoogleVerification, GoogleVerifier } from './google-verifier.ts'
export { createIdTokenVerifier } from './id-token/provider.ts'
export { googleNotConfigured } from './not-configured.ts'
export { googleVendors } from './registry.ts'
