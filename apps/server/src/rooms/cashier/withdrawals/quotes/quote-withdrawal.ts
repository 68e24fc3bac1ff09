import type { quoteWithdrawal as call, WithdrawalQuote } from '@gamehall/contract/cashier'
import { formatDisplayAmount, formatWireAmount, ZERO } from '@gamehall/money'
import { refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import type { UseCase } from '../../../../platform/http/route.ts'
import { formatRate } from '../../../wallet/index.ts'
import type { CashierContext } from '../../tables.ts'
import { readWithdrawalFacts } from '../readiness/withdrawal-facts.ts'
import { parseWithdrawalAmount, validateWithdrawalAmount } from './withdrawal-amount.ts'
import { calculateWithdrawalTerms, minimumAboveFee } from './withdrawal-terms.ts'

/**
 * §9: quotes a withdrawal and locks its fee and rate for a few minutes, for one order.
 * 400 (`channel_id`, `amount`), 10148 channel disabled, 10143 and 10079 limits, 10031 insufficient
 * balance, 10167 withheld for turnover.
 */
export const quoteWithdrawal: UseCase<typeof call, CashierContext> = async (ctx, request, caller) => {
  const { session } = caller
  const facts = await readWithdrawalFacts(ctx, ctx.db, session, caller.locale)
  const channel = facts.channels.find(({ channel_id }) => channel_id === request.channel_id)
  if (channel === undefined) return refuseField('channel_id', 'withdrawal_channel_unknown')
  if (!channel.is_enabled) return refuse(10148)
  const amount = parseWithdrawalAmount(request.amount, channel)
  if (!amount.ok) return amount
  const validated = validateWithdrawalAmount(facts, channel, amount.data)
  if (!validated.ok) return validated
  const terms = calculateWithdrawalTerms(channel, amount.data, facts.freeMinor, facts.rate)
  if (terms.arrivesMinor <= ZERO) {
    const min = formatDisplayAmount(minimumAboveFee(channel, terms.feeMinor), channel.currency)
    return refuseField('amount', 'amount_min', { min })
  }

  const { now } = facts
  const row = {
    quote_id: ctx.ids.token(),
    player_id: session.playerId,
    channel_id: channel.channel_id,
    amount_minor: amount.data,
    fee_minor: terms.feeMinor,
    free_minor: terms.freeMinor,
    arrives_minor: terms.arrivesMinor,
    rate_e4: terms.rateE4,
    created_at: now,
    expires_at: new Date(now.getTime() + facts.rules.quote_lifetime_s * 1000),
  }
  await ctx.db.insertInto('withdrawal_quotes').values(row).execute()
  const quote: WithdrawalQuote = {
    quote_id: row.quote_id,
    channel_id: row.channel_id,
    currency: channel.currency,
    amount: formatWireAmount(amount.data, channel.currency),
    fee: formatWireAmount(terms.feeMinor, channel.currency),
    free_amount: formatWireAmount(terms.freeMinor, channel.currency),
    arrives_amount: formatWireAmount(terms.arrivesMinor, channel.arrives_currency),
    arrives_currency: channel.arrives_currency,
    exchange_rate: terms.rateE4 === null ? null : formatRate(terms.rateE4),
    expires_at: row.expires_at.toISOString(),
    server_time: now.toISOString(),
  }
  return succeed(quote)
}
