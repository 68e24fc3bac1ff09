import { requireSetting } from '../../../platform/config/require-setting.ts'
import type { Vendor } from '../../vendor-registry.ts'
import type { PaymentCapabilities, PaymentGateway } from '../payment-gateway.ts'
import { createAllInOneGateway } from './provider.ts'

/** The all-in-one gateway of `GATEWAY_URL`. */
export const allInOne: Vendor<PaymentGateway, PaymentCapabilities> = {
  capabilities: {
    methods: ['atm', 'cvs'],
    atmDays: { min: 1, max: 60 },
    storeMinutes: { min: 1, max: 43_200 },
  },
  create: ({ config, clock, selfUrl }) =>
    createAllInOneGateway({
      gatewayUrl: () => requireSetting(config, 'GATEWAY_URL'),
      callbackUrl: () => `${config.PUBLIC_URL ?? selfUrl}/api/callbacks/gateway`,
      merchantId: requireSetting(config, 'GATEWAY_MERCHANT_ID'),
      keys: {
        hashKey: requireSetting(config, 'GATEWAY_HASH_KEY'),
        hashIv: requireSetting(config, 'GATEWAY_HASH_IV'),
      },
      clock,
    }),
}
