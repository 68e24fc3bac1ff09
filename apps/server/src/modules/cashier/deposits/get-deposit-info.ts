import type { getDepositInfo as call, DepositChannel } from '@gamehall/contract/cashier'
import type { Locale } from '@gamehall/contract/constants'
import { formatWire, minor } from '@gamehall/money'
import { localized } from '../../../core/localized.ts'
import { succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { type ExchangeRate, formatRate, readRate } from '../../wallet/index.ts'
import { type ChannelRow, listChannels } from './channel-queries.ts'
import { readDayLimits, viewDayLimits } from './deposit-limits.ts'
import type { DepositOrder } from './deposit-order.ts'
import { findLastOrder, findUnfinishedOrders } from './deposit-queries.ts'
import { viewDeposits } from './deposit-view.ts'

/** Data of the deposit page: all channels with their terms, daily limits, unfinished orders, last deposit. */
export const getDepositInfo: UseCase<typeof call> = async (hall, _request, caller) => {
  const now = hall.clock.now()
  const { playerId } = caller.session
  const [channels, rate, unfinished, limits, last] = await Promise.all([
    listChannels(hall.db),
    readRate(hall.db),
    findUnfinishedOrders(hall.db, playerId),
    readDayLimits(hall.db, playerId, now),
    findLastOrder(hall.db, playerId),
  ])
  return succeed({
    channels: channels.map((channel) => toChannel(channel, rate, caller.locale)),
    limits: viewDayLimits(limits, now),
    unfinished: await viewDeposits(hall.db, unfinished, caller.locale, now),
    last: last === undefined ? null : viewLast(last),
    server_time: now.toISOString(),
  })
}

/** Default values of the form: channel, amount and store of the last deposit. */
const viewLast = (order: DepositOrder) => ({
  channel_id: order.channelId,
  amount: formatWire(order.amountMinor, 'TWD'),
  store: order.store,
})

function toChannel(channel: ChannelRow, rate: ExchangeRate, locale: Locale): DepositChannel {
  return {
    channel_id: channel.channel_id,
    method: channel.method,
    name: localized(channel.name, locale),
    min_amount: formatWire(minor(channel.min_minor), 'TWD'),
    max_amount: formatWire(minor(channel.max_minor), 'TWD'),
    fee: formatWire(minor(channel.fee_minor), 'TWD'),
    wash_percent: channel.wash_percent,
    expires_in: channel.expires_in_s,
    stores: channel.stores,
    rate: channel.method === 'usdt' ? formatRate(rate.buyE4) : null,
    min_pay_amount: channel.min_pay_minor === null ? null : formatWire(minor(channel.min_pay_minor), 'USDT'),
    quick_amounts: channel.quick_amounts,
    is_available: channel.is_enabled,
  }
}
