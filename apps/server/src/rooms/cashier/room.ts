import type { RoomModule } from '../../platform/context/room-module.ts'
import { adjustBalance } from './adjustments/actions/adjust-balance.ts'
import { pollDepositAddressHandler } from './chain-deposits/jobs/poll-deposit-address.ts'
import { pollIdleDepositAddresses } from './chain-deposits/jobs/poll-idle-deposit-addresses.ts'
import { approveDeposit } from './deposits/actions/approve-deposit.ts'
import { listDepositsInReview } from './deposits/actions/list-deposits-in-review.ts'
import { refundDeposit } from './deposits/actions/refund-deposit.ts'
import { rejectDeposit } from './deposits/actions/reject-deposit.ts'
import { setDepositChannel } from './deposits/actions/set-deposit-channel.ts'
import { setDepositChannelVendor } from './deposits/actions/set-deposit-channel-vendor.ts'
import { setDepositLimits } from './deposits/actions/set-deposit-limits.ts'
import { settleExtraPayment } from './deposits/actions/settle-extra-payment.ts'
import { switchDepositChannel } from './deposits/actions/switch-deposit-channel.ts'
import { expireDeposit } from './deposits/jobs/expire-deposit.ts'
import { pollDeposit } from './deposits/jobs/poll-deposit.ts'
import { recheckClosedDeposit } from './deposits/jobs/recheck-closed-deposit.ts'
import { requestPaymentCode } from './deposits/jobs/request-payment-code.ts'
import { destinationActions } from './payout-destinations/destination-actions.ts'
import { routes } from './routes.ts'
import { withdrawalActions } from './withdrawals/actions/withdrawal-actions.ts'
import { withdrawalJobs } from './withdrawals/jobs/withdrawal-jobs.ts'

export const cashierRoom: RoomModule = {
  room: 'cashier',
  routes,
  jobs: [
    pollDepositAddressHandler,
    pollIdleDepositAddresses,
    requestPaymentCode,
    pollDeposit,
    expireDeposit,
    recheckClosedDeposit,
    ...withdrawalJobs,
  ],
  actions: [
    listDepositsInReview,
    approveDeposit,
    rejectDeposit,
    settleExtraPayment,
    refundDeposit,
    setDepositChannel,
    setDepositChannelVendor,
    setDepositLimits,
    switchDepositChannel,
    ...withdrawalActions,
    ...destinationActions,
    adjustBalance,
  ],
}
