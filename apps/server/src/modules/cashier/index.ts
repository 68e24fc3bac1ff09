import type { RoomModule } from '../../core/room-module.ts'
import { approveDeposit } from './actions/approve-deposit.ts'
import { rejectDeposit } from './actions/reject-deposit.ts'
import { switchDepositChannel } from './actions/switch-deposit-channel.ts'
import { expireDeposit } from './jobs/expire-deposit.ts'
import { lookOnceMore } from './jobs/look-once-more.ts'
import { pollDeposit } from './jobs/poll-deposit.ts'
import { requestPaymentCode } from './jobs/request-payment-code.ts'
import { routes } from './routes.ts'

export type { DepositState } from './deposit-states.ts'
export { gatewayCallback } from './gateway-callback.ts'

export const cashierRoom: RoomModule = {
  room: 'cashier',
  routes,
  jobs: [requestPaymentCode, pollDeposit, expireDeposit, lookOnceMore],
  actions: [approveDeposit, rejectDeposit, switchDepositChannel],
}
