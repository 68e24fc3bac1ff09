import type { WithdrawalMethod } from '@gamehall/contract/cashier'
import type { VendorRegistry, Vendors } from '../vendor-registry.ts'
import { bankPayout } from './bank-payout/vendor.ts'
import type { PayoutCapabilities, PayoutRail } from './payout-rail.ts'
import { tron } from './tron/vendor.ts'

export type PayoutVendors = Vendors<PayoutRail, PayoutCapabilities>

/** Every payout vendor, by the id in `withdrawal_channels.payout`. A new one is one line here. */
export const payoutVendors: VendorRegistry<PayoutRail, PayoutCapabilities> = {
  'bank-payout': bankPayout,
  tron,
}

/** The vendor of orders that name none: those made before orders named theirs. */
export const FIRST_PAYOUT_VENDORS: Readonly<Record<WithdrawalMethod, string>> = {
  bank: 'bank-payout',
  usdt: 'tron',
}
