import type { quoteWithdrawal as call, WithdrawalQuote } from '@gamehall/contract/cashier'
import { formatScreen, formatWire, ZERO } from '@gamehall/money'
import { refuse, refuseField, succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { formatRate } from '../../wallet/index.ts'
import { judgeAmount, readAmount } from './withdrawal-amount.ts'
import { readFacts } from './withdrawal-facts.ts'
import { leastAboveFee, withdrawalTerms } from './withdrawal-terms.ts'

/**
 * §9: quotes a withdrawal and locks its fee and rate for a few minutes, for one order.
 * 403 test account, 400 (`channel_id`, `amount`), 10148 channel disabled, 10143 and 10079 limits, 10031 insufficient
 * balance, 10167 withheld for turnover.
 */
export const quoteWithdrawal: UseCase<typeof call> = async (hall, request, caller) => {
  const { session } = caller
  const facts = await readFacts(hall, hall.db, session, caller.locale)
  if (!facts.isFormal) return refuse(403)
  const channel = facts.channels.find(({ channel_id }) => channel_id === request.channel_id)
  if (channel === undefined) return refuseField('channel_id', 'withdrawal_channel_unknown')
  if (!channel.is_enabled) return refuse(10148)
  const amount = readAmount(request.amount, channel)
  if (!amount.ok) return amount
  const judged = judgeAmount(facts, channel, amount.data)
  if (!judged.ok) return judged
  const terms = withdrawalTerms(channel, amount.data, facts.freeMinor, facts.rate)
  if (terms.arrivesMinor <= ZERO) {
    const min = formatScreen(leastAboveFee(channel, terms.feeMinor), channel.currency)
    return refuseField('amount', 'amount_min', { min })
  }

  const { now } = facts
  const row = {
    quote_id: hall.ids.token(),
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
  await hall.db.insertInto('withdrawal_quotes').values(row).execute()
  const quote: WithdrawalQuote = {
    quote_id: row.quote_id,
    channel_id: row.channel_id,
    currency: channel.currency,
    amount: formatWire(amount.data, channel.currency),
    fee: formatWire(terms.feeMinor, channel.currency),
    free_amount: formatWire(terms.freeMinor, channel.currency),
    arrives_amount: formatWire(terms.arrivesMinor, channel.arrives_currency),
    arrives_currency: channel.arrives_currency,
    exchange_rate: terms.rateE4 === null ? null : formatRate(terms.rateE4),
    expires_at: row.expires_at.toISOString(),
    server_time: now.toISOString(),
  }
  return succeed(quote)
}
