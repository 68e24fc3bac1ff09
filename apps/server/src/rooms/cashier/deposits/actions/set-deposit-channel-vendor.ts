import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { findGatewayProblem } from '../../check-channel-vendors.ts'
import type { CashierTrx } from '../../tables.ts'

/**
 * Chooses the payment gateway of a deposit channel for new orders; an order stays with the gateway that opened it. 404:
 * unknown channel. 400: a gateway that is unknown, not configured or without the channel's method; a channel without gateway
 * (USDT).
 */
export const setDepositChannelVendor = implementAction(operatorCalls.setDepositChannelVendor, {
  subject: ({ channel_id }) => `deposit channel ${channel_id}`,
  version: (trx: CashierTrx, { channel_id }) =>
    trx
      .selectFrom('deposit_channels')
      .select(['method', 'gateway'])
      .where('channel_id', '=', channel_id)
      .executeTakeFirst(),
  async run({ providers, log }, trx: CashierTrx, { channel_id, gateway }) {
    const channel = await trx
      .selectFrom('deposit_channels')
      .select('method')
      .where('channel_id', '=', channel_id)
      .forUpdate()
      .executeTakeFirst()
    if (channel === undefined) return refuse(404)
    if (channel.method === 'usdt') return refuseField('gateway', 'invalid')
    const problem = findGatewayProblem(providers, gateway, channel.method)
    if (problem !== null) {
      log.warn({ channel_id }, `a payment gateway was refused: ${problem}`)
      return refuseField('gateway', 'invalid')
    }
    await trx.updateTable('deposit_channels').set({ gateway }).where('channel_id', '=', channel_id).execute()
    return succeed({ channel_id, gateway })
  },
})
