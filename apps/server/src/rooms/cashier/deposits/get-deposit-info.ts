import type { getDepositInfo as call, DepositChannel } from '@gamehall/contract/cashier'
import type { Locale } from '@gamehall/contract/constants'
import { formatWireAmount, minor } from '@gamehall/money'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { type ExchangeRate, formatRate, readExchangeRate } from '../../wallet/index.ts'
import type { CashierContext } from '../tables.ts'
import { readDailyLimits, viewDailyLimits } from './daily-deposit-limits.ts'
import { type DepositChannelRow, listChannels } from './deposit-channel-queries.ts'
import type { DepositOrder } from './deposit-order.ts'
import { findLastOrder, findUnfinishedOrders } from './deposit-queries.ts'
import { viewDeposits } from './deposit-view.ts'

/** Data of the deposit page: all channels with their terms, daily limits, unfinished orders, last deposit. */
export const getDepositInfo: UseCase<typeof call, CashierContext> = async (ctx, _request, caller) => {
  const now = ctx.clock.now()
  const { playerId } = caller.session
  const [channels, rate, unfinished, limits, last] = await Promise.all([
    listChannels(ctx.db),
    readExchangeRate(ctx.db),
    findUnfinishedOrders(ctx.db, playerId),
    readDailyLimits(ctx, ctx.db, playerId, now),
    findLastOrder(ctx.db, playerId),
  ])
  return succeed({
    channels: channels.map((channel) => toChannel(channel, rate, caller.locale)),
    limits: viewDailyLimits(limits, now),
    unfinished: await viewDeposits(ctx.db, unfinished, caller.locale, now),
    last: last === undefined ? null : viewLast(last),
    server_time: now.toISOString(),
  })
}

/** Default values of the form: channel, amount and store of the last deposit. */
const viewLast = (order: DepositOrder) => ({
  channel_id: order.channelId,
  amount: formatWireAmount(order.amountMinor, 'TWD'),
  store: order.store,
})

function toChannel(channel: DepositChannelRow, rate: ExchangeRate, locale: Locale): DepositChannel {
  return {
    channel_id: channel.channel_id,
    method: channel.method,
    name: localizeText(channel.name, locale),
    min_amount: formatWireAmount(minor(channel.min_minor), 'TWD'),
    max_amount: formatWireAmount(minor(channel.max_minor), 'TWD'),
    fee: formatWireAmount(minor(channel.fee_minor), 'TWD'),
    wash_percent: channel.wash_percent,
    expires_in: channel.expires_in_s,
    stores: channel.stores,
    rate: channel.method === 'usdt' ? formatRate(rate.buyE4) : null,
    min_pay_amount:
      channel.min_pay_minor === null ? null : formatWireAmount(minor(channel.min_pay_minor), 'USDT'),
    quick_amounts: channel.quick_amounts,
    is_available: channel.is_enabled,
  }
}
