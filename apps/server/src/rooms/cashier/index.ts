export { hasAcceptedCard } from './bank-cards/has-accepted-card.ts'
export { reencryptCardFingerprints } from './bank-cards/reencrypt-card-fingerprints.ts'
export { checkChannelVendors } from './check-channel-vendors.ts'
export { gatewayCallback } from './deposits/payments/gateway-callback.ts'
export { type PaidWithin, sumPaidDeposits } from './deposits/sum-paid-deposits.ts'
export {
  findDepositSummary,
  findSendSummary,
  findWithdrawalSummary,
  type OrderSummary,
} from './orders/find-order.ts'
export { readOpenMethods } from './read-open-methods.ts'
export { readWithdrawalLimits, viewLevelLimits } from './withdrawals/channels/level-limits.ts'
export { payoutCallback } from './withdrawals/payout/payout-callback.ts'
