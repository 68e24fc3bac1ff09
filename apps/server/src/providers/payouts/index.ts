export { type BankPayoutOptions, createBankPayout } from './bank-payout/provider.ts'
export { signPayout } from './bank-payout/signature.ts'
export { parseDestination } from './payout-destination.ts'
export type * from './payout-rail.ts'
