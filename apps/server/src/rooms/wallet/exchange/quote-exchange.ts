import type { quoteExchange as call } from '@gamehall/contract/wallet'
import { formatWireAmount } from '@gamehall/money'
import { refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { readBalance } from '../ledger/read-balances.ts'
import type { WalletContext } from '../tables.ts'
import { readWithheld } from '../turnover/withheld.ts'
import { splitBalance } from '../turnover/withheld-rule.ts'
import { readWalletLimits, readWalletSettings } from '../wallet-settings.ts'
import { parseAmountWithin } from '../wallets/parse-amount-within.ts'
import { convertAmount, formatRate, readExchangeRate } from './exchange-rate.ts'

/** How long a quote is valid. */
export const QUOTE_LIFETIME_MS = 60_000

/**
 * Quotes an exchange and locks its rate for 60 seconds: players sell USDT at the lower rate and buy at the higher one; the
 * received amount is rounded down. 400 (`amount`): limits. 10031: insufficient balance. 10148: exchange
 * closed. 10167: withheld TWD.
 */
export const quoteExchange: UseCase<typeof call, WalletContext> = async (ctx, request, { session }) => {
  const { from, to } = request
  if (!(await readWalletSettings(ctx.db)).isExchangeOpen) return refuse(10148)
  const limits = await readWalletLimits(ctx.db, from)
  const pay = parseAmountWithin(request.amount, from, {
    minMinor: limits.exchange_min_minor,
    maxMinor: limits.exchange_max_minor,
  })
  if (!pay.ok) return pay
  const balance = await readBalance(ctx.db, session.playerId, from)
  if (balance < pay.data) return refuse(10031)
  if (from === 'TWD') {
    const { withdrawable } = splitBalance(balance, await readWithheld(ctx.db, session.playerId))
    if (withdrawable < pay.data) return refuse(10167)
  }

  const rate = await readExchangeRate(ctx.db)
  const rateE4 = from === 'USDT' ? rate.buyE4 : rate.sellE4
  const receive = convertAmount(pay.data, from, to, rateE4, 'down')
  if (receive === 0n) return refuseField('amount', 'amount_format')
  const now = ctx.clock.now()
  const quote = {
    quote_id: ctx.ids.uuid(),
    player_id: session.playerId,
    from_currency: from,
    to_currency: to,
    rate_e4: rateE4,
    pay_minor: pay.data,
    receive_minor: receive,
    created_at: now,
    expires_at: new Date(now.getTime() + QUOTE_LIFETIME_MS),
    order_no: null,
    used_at: null,
  }
  await ctx.db.insertInto('exchange_quotes').values(quote).execute()
  return succeed({
    quote_id: quote.quote_id,
    from,
    to,
    rate: formatRate(rateE4),
    pay_amount: formatWireAmount(pay.data, from),
    receive_amount: formatWireAmount(receive, to),
    expires_at: quote.expires_at.toISOString(),
    server_time: now.toISOString(),
  })
}
