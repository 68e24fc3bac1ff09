import type { SiteVendors } from '../open-site-vendor.ts'
import type { GoogleVerifier } from './google-verifier.ts'
import { idToken } from './id-token/vendor.ts'
import { googleNotConfigured } from './not-configured.ts'

/** Every way to verify a login with Google, by the id in `GOOGLE_VENDOR`. */
export const googleVendors: SiteVendors<GoogleVerifier> = {
  kind: 'verifier of Google logins',
  setting: 'GOOGLE_VENDOR',
  usual: ({ GOOGLE_CLIENT_ID }) => (GOOGLE_CLIENT_ID === undefined ? 'none' : 'id-token'),
  vendors: {
    'id-token': idToken,
    none: { create: () => googleNotConfigured },
  },
}
