import type { getWithdrawalInfo as call, WithdrawalChannel } from '@gamehall/contract/cashier'
import type { Locale } from '@gamehall/contract/constants'
import { formatPercent, formatWireAmount, minor } from '@gamehall/money'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { formatRate } from '../../wallet/index.ts'
import type { CashierContext } from '../tables.ts'
import type { ChannelWithLimits } from './channels/withdrawal-channel-queries.ts'
import {
  evaluateChannel,
  findBlockers,
  remainingToday,
  viewReadiness,
} from './readiness/evaluate-readiness.ts'
import { readWithdrawalFacts, type WithdrawalFacts } from './readiness/withdrawal-facts.ts'
import { findLastDestination } from './withdrawal-queries.ts'
import { viewWithdrawals } from './withdrawal-view.ts'

/** §7 withdrawInfo: balances, channels with the player's limits, destinations, open orders and readiness. */
export const getWithdrawalInfo: UseCase<typeof call, CashierContext> = async (ctx, _request, caller) => {
  const facts = await readWithdrawalFacts(ctx, ctx.db, caller.session, caller.locale)
  const last = await findLastDestination(ctx.db, caller.session.playerId)
  return succeed({
    balances: (['TWD', 'USDT'] as const).map((currency) => ({
      currency,
      balance: formatWireAmount(facts.balances[currency], currency),
    })),
    channels: facts.channels.map((channel) => viewChannel(facts, channel, caller.locale)),
    cards: [...facts.cards],
    addresses: [...facts.addresses],
    unfinished: await viewWithdrawals(ctx.db, facts.open, caller.locale, facts.now),
    last:
      last === undefined
        ? null
        : {
            channel_id: last.channel_id,
            card_id: last.card_id?.toString() ?? null,
            address_id: last.address_id?.toString() ?? null,
          },
    readiness: viewReadiness(facts, caller.locale),
    server_time: facts.now.toISOString(),
  })
}

function viewChannel(facts: WithdrawalFacts, channel: ChannelWithLimits, locale: Locale): WithdrawalChannel {
  const { currency } = channel
  const money = (amount: bigint) => formatWireAmount(minor(amount), currency)
  const left = remainingToday(facts, channel)
  return {
    channel_id: channel.channel_id,
    method: channel.method,
    name: localizeText(channel.name, locale),
    currency,
    arrives_currency: channel.arrives_currency,
    min_amount: money(channel.min_minor),
    max_amount: money(channel.max_minor),
    amount_step: money(channel.step_minor),
    daily_amount: money(channel.daily_minor),
    daily_count: channel.daily_count,
    left_today: money(left.amountMinor),
    left_today_count: left.count,
    fee_percent: formatPercent(channel.fee_basis_points),
    fee_min: money(channel.fee_min_minor),
    arrives_in: channel.arrives_in_s,
    rate: currency === channel.arrives_currency ? null : formatRate(facts.rate.sellE4),
    is_available: channel.is_enabled,
    blocked_by: findBlockers(evaluateChannel(facts, channel)).map(({ kind }) => kind),
  }
}
