import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { findPayoutProblem } from '../../check-channel-vendors.ts'
import type { CashierTrx } from '../../tables.ts'
import { lockChannel } from '../channels/withdrawal-channel-queries.ts'

/**
 * Chooses the payout vendor of a withdrawal channel for new orders; an order stays with the vendor that it was opened with.
 * 404: unknown channel. 400: a vendor that is unknown, not configured or without the channel's method.
 */
export const setWithdrawalChannelVendor = implementAction(operatorCalls.setWithdrawalChannelVendor, {
  subject: ({ channel_id }) => `withdrawal channel ${channel_id}`,
  version: (trx: CashierTrx, { channel_id }) => lockChannel(trx, channel_id),
  async run({ providers, log }, trx: CashierTrx, { channel_id, payout }) {
    const channel = await lockChannel(trx, channel_id)
    if (channel === undefined) return refuse(404)
    const problem = findPayoutProblem(providers, payout, channel.method)
    if (problem !== null) {
      log.warn({ channel_id }, `a payout vendor was refused: ${problem}`)
      return refuseField('payout', 'invalid')
    }
    await trx
      .updateTable('withdrawal_channels')
      .set({ payout })
      .where('channel_id', '=', channel_id)
      .execute()
    return succeed({ channel_id, payout })
  },
})
