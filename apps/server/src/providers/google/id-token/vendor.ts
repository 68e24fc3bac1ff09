import { requireSetting } from '../../../platform/config/require-setting.ts'
import type { SiteVendor } from '../../open-site-vendor.ts'
import type { GoogleVerifier } from '../google-verifier.ts'
import { createIdTokenVerifier } from './provider.ts'

/** ID tokens of the issuer of `GOOGLE_ISSUER`, made out to `GOOGLE_CLIENT_ID`. */
export const idToken: SiteVendor<GoogleVerifier> = {
  create: ({ config }) =>
    createIdTokenVerifier({
      clientId: requireSetting(config, 'GOOGLE_CLIENT_ID'),
      issuer: config.GOOGLE_ISSUER,
      keysUrl: config.GOOGLE_JWKS_URL,
    }),
}
