import type { Locale } from '@gamehall/contract/constants'
import type { MessageType } from '@gamehall/contract/inbox'
import { formatDisplayAmount, type Minor } from '@gamehall/money'
import type { Payment } from '../../../providers/payments/index.ts'
import { sendMessage } from '../../inbox/index.ts'
import type { CashierContext, CashierTrx } from '../tables.ts'
import type { DepositOrder } from './deposit-order.ts'

type Texts = Readonly<Record<Locale, string>>

/** Notifies the player of the credited amount, after the fee. */
export function notifyDepositCredited(
  ctx: CashierContext,
  trx: CashierTrx,
  order: DepositOrder,
  credited: Minor,
): Promise<void> {
  const amount = formatDisplayAmount(credited, 'TWD')
  return notifyAboutOrder(ctx, trx, order, {
    about: 'recharge',
    title: { 'zh-TW': `存款入帳 ${amount} 元`, en: `Deposit received: ${amount} TWD` },
    texts: {
      'zh-TW': `存款 ${amount} 元已入帳`,
      en: `Your deposit of ${amount} TWD has arrived`,
    },
  })
}

/** Notifies the player that a received payment is under review. */
export function notifyDepositInReview(
  ctx: CashierContext,
  trx: CashierTrx,
  order: DepositOrder,
  payment: Payment,
): Promise<void> {
  const amount = formatDisplayAmount(payment.amountMinor, 'TWD')
  return notifyAboutOrder(ctx, trx, order, {
    about: 'manual',
    title: { 'zh-TW': `收到存款 ${amount} 元，審核中`, en: `${amount} TWD received, under review` },
    texts: {
      'zh-TW': `已收到您的款項 ${amount} 元，正由專人審核，完成後會通知您。`,
      en: `We received your ${amount} TWD and are reviewing it. We’ll let you know when that’s done.`,
    },
  })
}

export function notifyDepositRejected(
  ctx: CashierContext,
  trx: CashierTrx,
  order: DepositOrder,
  reason: string,
): Promise<void> {
  const amount = formatDisplayAmount(order.amountMinor, 'TWD')
  return notifyAboutOrder(ctx, trx, order, {
    about: 'manual',
    title: { 'zh-TW': `存款 ${amount} 元未通過審核`, en: `Deposit of ${amount} TWD not approved` },
    texts: {
      'zh-TW': `您的存款審核未通過：${reason}`,
      en: `Your deposit was not approved: ${reason}`,
    },
  })
}

/** Notifies the player that a payment was sent back to where it came from. */
export function notifyDepositRefunded(
  ctx: CashierContext,
  trx: CashierTrx,
  order: DepositOrder,
  { amountMinor, reference }: { readonly amountMinor: Minor; readonly reference: string },
): Promise<void> {
  const amount = formatDisplayAmount(amountMinor, 'TWD')
  return notifyAboutOrder(ctx, trx, order, {
    about: 'manual',
    title: { 'zh-TW': `款項 ${amount} 元已轉出退回`, en: `${amount} TWD sent back to you` },
    texts: {
      'zh-TW': `您的款項 ${amount} 元已退回原付款來源，轉帳編號 ${reference}。`,
      en: `We sent your ${amount} TWD back to where it came from. Transfer number: ${reference}.`,
    },
  })
}

type DepositNotification = Pick<Notification, 'about' | 'title' | 'texts'>

function notifyAboutOrder(
  ctx: CashierContext,
  trx: CashierTrx,
  order: DepositOrder,
  news: DepositNotification,
): Promise<void> {
  return notifyPlayer(ctx, trx, order.playerId, {
    ...news,
    reqId: order.orderNo,
    target: `/order/deposit?order_no=${order.orderNo}`,
  })
}

/** A message about a deposit or payment. `reqId` is the order number or transaction. */
interface Notification {
  readonly about: MessageType
  readonly title: Texts
  readonly texts: Texts
  readonly reqId: string
  readonly target?: string
}

export async function notifyPlayer(
  ctx: CashierContext,
  trx: CashierTrx,
  playerId: bigint,
  news: Notification,
): Promise<void> {
  const { about, title, texts, reqId, target } = news
  await sendMessage(ctx, trx, playerId, {
    type: about,
    title,
    texts,
    reqId,
    ...(target !== undefined && { target }),
  })
}
