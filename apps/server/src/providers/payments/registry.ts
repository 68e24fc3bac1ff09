import type { VendorRegistry, Vendors } from '../vendor-registry.ts'
import { allInOne } from './all-in-one/vendor.ts'
import type { PaymentCapabilities, PaymentGateway } from './payment-gateway.ts'

export type PaymentGateways = Vendors<PaymentGateway, PaymentCapabilities>

/** Every payment gateway, by the id in `deposit_channels.gateway`. A new one is one line here. */
export const paymentGateways: VendorRegistry<PaymentGateway, PaymentCapabilities> = {
  'all-in-one': allInOne,
}
