import { formatDisplayAmount, type Minor, minor, negate } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { appLedger, channelClearing, convertAmount, exchangePosition, moveMoney } from '../../wallet/index.ts'
import type { DepositOrder, UsdtPaymentCode } from '../deposits/deposit-order.ts'
import { lockOrder, paymentColumns, updateOrder } from '../deposits/deposit-queries.ts'
import { nextState } from '../deposits/deposit-states.ts'
import { notifyPlayer } from '../deposits/notify-player.ts'
import { creditDeposit } from '../deposits/payments/credit-deposit.ts'
import type { CashierContext, CashierTrx } from '../tables.ts'
import { type ChainPaymentRow, lockOpenPayments, sumPayments } from './chain-payments.ts'
import { readUsdtMinimum } from './read-usdt-minimum.ts'

const USDT_CLEARING = channelClearing('usdt', 'USDT')

/**
 * Credits a final payment together with the accumulated ones, in one transaction: settles the order that was open at the
 * time of the payment, at its locked rate, or else credits the USDT wallet. Below the minimum it accumulates.
 */
export async function creditConfirmedPayment(
  ctx: CashierContext,
  { txid, log_index, player_id: playerId }: ChainPaymentRow,
  confirmations: number,
): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const open = await lockOpenPayments(trx, playerId)
    const payment = open.find((one) => one.txid === txid && one.log_index === log_index)
    if (payment?.state !== 'confirming') return
    const together = [payment, ...open.filter(({ state }) => state === 'accumulating')]
    const total = sumPayments(together)
    if (total < (await readUsdtMinimum(trx))) {
      await changePayments(trx, [payment], { state: 'accumulating', confirmations })
      return
    }
    const order = await findOrderFor(trx, payment)
    await changePayments(trx, together, {
      state: 'credited',
      confirmations,
      credited_at: ctx.clock.now(),
      order_no: order?.orderNo ?? null,
    })
    if (order === undefined) await creditWallet(ctx, trx, payment, total)
    else await settleOrder(ctx, trx, order, payment, total)
  })
}

function changePayments(
  trx: CashierTrx,
  payments: readonly ChainPaymentRow[],
  change: {
    state: 'accumulating' | 'credited'
    confirmations: number
    credited_at?: Date
    order_no?: string | null
  },
) {
  return trx
    .updateTable('chain_payments')
    .set(change)
    .where((row) => row.or(payments.map(({ txid, log_index }) => row.and({ txid, log_index }))))
    .execute()
}

type UsdtOrder = DepositOrder & { readonly code: UsdtPaymentCode }

/** Finds and locks the order that was open at the time of the payment, even if that order has expired since. */
async function findOrderFor(trx: CashierTrx, payment: ChainPaymentRow): Promise<UsdtOrder | undefined> {
  const row = await trx
    .selectFrom('deposit_orders')
    .select('order_no')
    .where('player_id', '=', payment.player_id)
    .where('method', '=', 'usdt')
    .where('state', 'in', ['awaiting', 'confirmed', 'timed_out'])
    .where('created_at', '<=', payment.at)
    .where('expires_at', '>=', payment.at)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  const order = row && (await lockOrder(trx, row.order_no))
  if (order === undefined || nextState(order.state, 'paid_rightly') !== 'paid') return undefined
  return isUsdtOrder(order) ? order : undefined
}

const isUsdtOrder = (order: DepositOrder): order is UsdtOrder => order.code?.kind === 'usdt'

/** Books the USDT into the exchange position and credits TWD from it at the locked rate. */
async function settleOrder(
  ctx: CashierContext,
  trx: CashierTrx,
  order: UsdtOrder,
  payment: ChainPaymentRow,
  total: Minor,
): Promise<void> {
  const amountMinor = convertAmount(total, 'USDT', 'TWD', order.code.rateE4, 'floor')
  const settled = { tradeNo: `${payment.txid}:${payment.log_index}`, amountMinor, paidAt: payment.at }
  await updateOrder(trx, order.orderNo, {
    state: 'paid',
    ...paymentColumns(settled),
    actual_pay_minor: total,
  })
  const posted = await appLedger.post(sqlRunner(trx), {
    key: `deposit/${order.orderNo}/usdt`,
    kind: 'deposit_usdt_in',
    at: ctx.clock.now(),
    legs: [
      { account: USDT_CLEARING, amountMinor: negate(total) },
      { account: exchangePosition('USDT'), amountMinor: total },
    ],
    metadata: { order_no: order.orderNo },
  })
  if (!posted.ok) throw new Error(`ledger refused the USDT of ${order.orderNo}: ${posted.error}`)
  await creditDeposit(ctx, trx, order, settled, exchangePosition('TWD'))
}

/** The order number of a wallet credit. The log index distinguishes several payments of one transaction. */
const walletOrderNo = ({ txid, log_index }: Pick<ChainPaymentRow, 'txid' | 'log_index'>): string =>
  log_index === 0 ? `C${txid.slice(0, 19)}` : `C${txid.slice(0, 19)}-${log_index}`

async function creditWallet(
  ctx: CashierContext,
  trx: CashierTrx,
  payment: ChainPaymentRow,
  total: Minor,
): Promise<void> {
  const moved = await moveMoney(ctx, trx, {
    key: `chain/${payment.txid}/${payment.log_index}/credit`,
    playerId: payment.player_id,
    subType: 'recharge_virtual',
    currency: 'USDT',
    amountMinor: total,
    counterAccount: USDT_CLEARING,
    orderNo: walletOrderNo(payment),
  })
  if (!moved.ok) throw new Error(`the USDT wallet refused ${payment.txid}`)
  const amount = formatDisplayAmount(minor(total), 'USDT')
  await notifyPlayer(ctx, trx, payment.player_id, {
    about: 'recharge',
    reqId: `${payment.txid}:${payment.log_index}`,
    target: '/walletHome',
    title: { 'zh-TW': `收到 ${amount} USDT`, en: `${amount} USDT received` },
    texts: {
      'zh-TW': `已收到 ${amount} USDT，存入您的 USDT 錢包`,
      en: `${amount} USDT has arrived in your USDT wallet`,
    },
  })
}
