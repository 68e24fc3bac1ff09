import { requireSetting } from '../../../platform/config/require-setting.ts'
import type { Vendor } from '../../vendor-registry.ts'
import type { PayoutCapabilities, PayoutRail } from '../payout-rail.ts'
import { createBankPayout } from './provider.ts'

/** The bank payout house of `PAYOUT_URL`. */
export const bankPayout: Vendor<PayoutRail, PayoutCapabilities> = {
  capabilities: { method: 'bank', hasNotices: true },
  create: ({ config, clock, selfUrl }) =>
    createBankPayout({
      baseUrl: () => requireSetting(config, 'PAYOUT_URL'),
      callbackUrl: () => `${config.PUBLIC_URL ?? selfUrl}/api/callbacks/payout`,
      merchantId: requireSetting(config, 'PAYOUT_MERCHANT_ID'),
      secret: requireSetting(config, 'PAYOUT_SECRET'),
      clock,
    }),
}
