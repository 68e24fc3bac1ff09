import type { ConvenienceStore, createDeposit as call } from '@gamehall/contract/cashier'
import { type Minor, minor, minorPerUnit, parseMoney } from '@gamehall/money'
import { type Outcome, refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { acquireAdvisoryLock } from '../../../platform/database/acquire-advisory-lock.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { Caller, Session, UseCase } from '../../../platform/http/route.ts'
import { checkDepositAllowed } from '../../games/index.ts'
import { enqueueDepositAddressPoll } from '../chain-deposits/jobs/poll-deposit-address-job.ts'
import { lockUsdtQuote } from '../chain-deposits/lock-usdt-quote.ts'
import type { CashierContext, CashierTrx } from '../tables.ts'
import { validateDailyLimits } from './daily-deposit-limits.ts'
import { type DepositChannelRow, findChannel } from './deposit-channel-queries.ts'
import type { DepositOrder } from './deposit-order.ts'
import {
  findOrder,
  findOrderByKey,
  findUnfinishedOrders,
  insertOrder,
  nextOrderNumber,
} from './deposit-queries.ts'
import { viewDeposit } from './deposit-view.ts'
import { formatOrderNumber } from './format-order-number.ts'
import { formatWholeDollars } from './format-whole-dollars.ts'
import { expireDeposit } from './jobs/expire-deposit.ts'
import { enqueuePaymentCodeRequest } from './jobs/request-payment-code.ts'
import { fetchPaymentCode } from './payments/fetch-payment-code.ts'

/**
 * §2 /deposit: commits the order, then fetches its payment code from the gateway. Without an answer the order has no
 * code yet and a job retries. A USDT order has its address and locked rate immediately.
 * 400 (`channel_id`, `amount`, `store`), 10148 channel disabled or refused by the gateway, 10075 unfinished
 * order, 10079 daily limit of the VIP level, 10300 and 10301 the player's own deposit limits.
 */
export const createDeposit: UseCase<typeof call, CashierContext> = async (ctx, request, caller) => {
  const channel = await findChannel(ctx.db, request.channel_id)
  if (channel === undefined) return refuseField('channel_id', 'channel_unknown')
  if (!channel.is_enabled) return refuse(10148)
  const amount = parseAmount(request.amount, channel)
  if (!amount.ok) return amount
  const store = chooseStore(channel, request.store)
  if (!store.ok) return store

  const opened = await openOrder(ctx, { channel, amount: amount.data, store: store.data }, caller)
  if (!opened.ok) return opened
  if (opened.data.state === 'requesting') await fetchPaymentCode(ctx, opened.data)
  const order = await findOrder(ctx.db, opened.data.orderNo)
  if (order === undefined || order.state === 'failed') return refuse(10148)
  return succeed(await viewDeposit(ctx.db, order, caller.locale, ctx.clock.now()))
}

/** The total of the player's unfinished orders, in TWD cents. */
async function sumUnfinishedOrders(trx: CashierTrx, playerId: bigint): Promise<Minor> {
  const open = await findUnfinishedOrders(trx, playerId)
  return minor(open.reduce((sum, { amountMinor }) => sum + amountMinor, 0n))
}

/** §5: a whole number of dollars within the channel's limits. */
function parseAmount(value: string | number, channel: DepositChannelRow): Outcome<Minor, 400> {
  const min = minor(channel.min_minor)
  const max = minor(channel.max_minor)
  const parsed = parseMoney(value, 'TWD')
  if (!parsed.ok) {
    if (parsed.error === 'too_many_decimals') return refuseField('amount', 'amount_integer')
    if (parsed.error === 'too_large')
      return refuseField('amount', 'amount_max', { max: formatWholeDollars(max) })
    return refuseField('amount', 'amount_format')
  }
  if (parsed.minor % minorPerUnit('TWD') !== 0n) return refuseField('amount', 'amount_integer')
  if (parsed.minor < min) return refuseField('amount', 'amount_min', { min: formatWholeDollars(min) })
  if (parsed.minor > max) return refuseField('amount', 'amount_max', { max: formatWholeDollars(max) })
  return succeed(parsed.minor)
}

/** §5: a `cvs` channel requires one of its stores. */
function chooseStore(
  channel: DepositChannelRow,
  wanted: ConvenienceStore | null | undefined,
): Outcome<ConvenienceStore | null, 400> {
  if (channel.method !== 'cvs') return succeed(null)
  return wanted != null && channel.stores.includes(wanted)
    ? succeed(wanted)
    : refuseField('store', 'store_required')
}

interface OrderDraft {
  readonly channel: DepositChannelRow
  readonly amount: Minor
  readonly store: ConvenienceStore | null
}

/** Inserts the order and enqueues its jobs. A repeated idempotency key returns the existing order. */
async function openOrder(
  ctx: CashierContext,
  { channel, amount, store }: OrderDraft,
  { session, idempotencyKey }: Caller<Session>,
): Promise<Outcome<DepositOrder, 10075 | 10079 | 10300 | 10301>> {
  const { playerId } = session
  const createdAt = ctx.clock.now()
  const expiresAt = new Date(createdAt.getTime() + channel.expires_in_s * 1000)
  const opened = await transact(ctx.db, async (trx) => {
    // Serialized per player: concurrent orders must not exceed the limits together.
    await acquireAdvisoryLock(trx, `deposits/${playerId}`)
    const before = await findOrderByKey(trx, playerId, idempotencyKey)
    if (before !== undefined) return succeed(before.orderNo)
    const openMinor = await sumUnfinishedOrders(trx, playerId)
    const allowed = await checkDepositAllowed(trx, playerId, { amountMinor: amount, openMinor }, createdAt)
    if (!allowed.ok) return allowed
    const withinDay = await validateDailyLimits(ctx, trx, playerId, amount, createdAt)
    if (!withinDay.ok) return withinDay
    const order_no = formatOrderNumber(await nextOrderNumber(trx), createdAt)
    const code = channel.method === 'usdt' ? await lockUsdtQuote(ctx, trx, playerId, amount, expiresAt) : null
    const order: Parameters<typeof insertOrder>[1] = {
      order_no,
      player_id: playerId,
      channel_id: channel.channel_id,
      gateway: channel.gateway,
      method: channel.method,
      idempotency_key: idempotencyKey,
      amount_minor: amount,
      fee_minor: channel.fee_minor,
      wash_percent: channel.wash_percent,
      state: code === null ? 'requesting' : 'awaiting',
      store,
      created_at: createdAt,
      expires_at: expiresAt,
    }
    if (!(await insertOrder(trx, order, code))) return refuse(10075)
    if (code === null) await enqueuePaymentCodeRequest(ctx, trx, order_no, 0)
    else await enqueueDepositAddressPoll(ctx, trx, playerId, 0)
    await ctx.jobs.enqueue(
      trx,
      expireDeposit,
      { order_no, attempt: 0 },
      { runAt: expiresAt, key: `deposit-expiry:${order_no}` },
    )
    return succeed(order_no)
  })
  if (!opened.ok) return opened
  const order = await findOrder(ctx.db, opened.data)
  if (order === undefined) throw new Error(`deposit ${opened.data} is missing`)
  return succeed(order)
}
