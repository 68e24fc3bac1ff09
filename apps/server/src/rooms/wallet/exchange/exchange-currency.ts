import type { exchangeCurrency as call, Exchange } from '@gamehall/contract/wallet'
import { formatWireAmount, minor, negate } from '@gamehall/money'
import type { Selectable } from 'kysely'
import { type Outcome, refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import type { Db } from '../../../platform/database/database.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { exchangePosition } from '../ledger/account-keys.ts'
import { moveMoneyAtomically } from '../ledger/move-money.ts'
import { type WalletContext, type WalletTables, type WalletTrx, withWalletTables } from '../tables.ts'
import { requireTurnover } from '../turnover/require-turnover.ts'
import { refuseWithheld } from '../turnover/withheld.ts'
import { readWalletSettings } from '../wallet-settings.ts'
import { formatWalletOrderNo } from '../wallets/wallet-order-no.ts'
import { formatRate } from './exchange-rate.ts'

type Quote = Selectable<WalletTables['exchange_quotes']>

/**
 * Exchanges at a quote, both legs in one transaction. A used quote returns its exchange again. 404: another
 * player’s quote, or none. 400: `quote_expired`. 10031: insufficient balance. 10148: exchange closed. 10167: withheld TWD.
 */
export const exchangeCurrency: UseCase<typeof call, WalletContext> = async (ctx, request, { session }) => {
  return transact(ctx.db, async (trx) => {
    const quote = await trx
      .selectFrom('exchange_quotes')
      .selectAll()
      .where('quote_id', '=', request.quote_id)
      .where('player_id', '=', session.playerId)
      .forUpdate()
      .executeTakeFirst()
    if (quote === undefined) return refuse(404)
    if (quote.order_no !== null && quote.used_at !== null)
      return succeed(toExchange(quote, quote.order_no, quote.used_at))
    const now = ctx.clock.now()
    if (quote.expires_at <= now) return refuseField('quote_id', 'quote_expired')
    if (!(await readWalletSettings(trx)).isExchangeOpen) return refuse(10148)
    const orderNo = formatWalletOrderNo('X', now, ctx.ids)
    const moved = await moveBothLegs(ctx, trx, quote, orderNo)
    if (!moved.ok) return moved
    await trx
      .updateTable('exchange_quotes')
      .set({ order_no: orderNo, used_at: now })
      .where('quote_id', '=', quote.quote_id)
      .execute()
    return succeed(toExchange(quote, orderNo, now))
  })
}

/** The player’s exchange with this order number; undefined when there is none. */
export async function findExchange(db: Db, playerId: bigint, orderNo: string): Promise<Exchange | undefined> {
  const quote = await withWalletTables(db)
    .selectFrom('exchange_quotes')
    .selectAll()
    .where('order_no', '=', orderNo)
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return quote?.used_at == null ? undefined : toExchange(quote, orderNo, quote.used_at)
}

async function moveBothLegs(
  ctx: WalletContext,
  trx: WalletTrx,
  quote: Quote,
  orderNo: string,
): Promise<Outcome<object, 10031 | 10167>> {
  const { player_id: playerId, from_currency: from, to_currency: to } = quote
  const [pay, receive] = [minor(quote.pay_minor), minor(quote.receive_minor)]
  const rate = formatRate(quote.rate_e4)
  const moved = await moveMoneyAtomically(ctx, trx, [
    {
      key: `exchange/${orderNo}/out`,
      playerId,
      subType: 'exchange_out',
      currency: from,
      amountMinor: negate(pay),
      counterAccount: exchangePosition(from),
      orderNo,
      details: { rate, counter_amount: formatWireAmount(receive, to), counter_currency: to },
    },
    {
      key: `exchange/${orderNo}/in`,
      playerId,
      subType: 'exchange_in',
      currency: to,
      amountMinor: receive,
      counterAccount: exchangePosition(to),
      orderNo,
      details: { rate, counter_amount: formatWireAmount(pay, from), counter_currency: from },
    },
  ])
  if (!moved.ok) return moved
  if (from === 'TWD') return refuseWithheld(trx, playerId)
  await requireTurnover(trx, {
    playerId,
    source: 'exchange',
    orderNo,
    creditedMinor: receive,
    requiredMinor: receive,
    at: ctx.clock.now(),
  })
  return succeed({})
}

const toExchange = (quote: Quote, orderNo: string, at: Date): Exchange => ({
  order_no: orderNo,
  from: quote.from_currency,
  to: quote.to_currency,
  rate: formatRate(quote.rate_e4),
  pay_amount: formatWireAmount(minor(quote.pay_minor), quote.from_currency),
  receive_amount: formatWireAmount(minor(quote.receive_minor), quote.to_currency),
  created_at: at.toISOString(),
})
