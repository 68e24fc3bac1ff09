import type { Locale } from '@gamehall/contract/constants'
import type { MessageType } from '@gamehall/contract/inbox'
import { formatScreen, type Minor } from '@gamehall/money'
import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import type { Payment } from '../../../providers/payments/index.ts'
import { sendMessage } from '../../inbox/index.ts'
import type { DepositOrder } from './deposit-order.ts'

type Texts = Readonly<Record<Locale, string>>

/** The deposit is in the wallet. */
export function tellCredited(hall: Hall, trx: Trx, order: DepositOrder, credited: Minor): Promise<void> {
  const amount = formatScreen(credited, 'TWD')
  return tell(hall, trx, order, 'recharge', {
    'zh-TW': `存款 ${amount} 元已入帳`,
    en: `Your deposit of ${amount} TWD has arrived`,
  })
}

/** Money arrived that a person must look at first. */
export function tellReview(hall: Hall, trx: Trx, order: DepositOrder, payment: Payment): Promise<void> {
  const amount = formatScreen(payment.amountMinor, 'TWD')
  return tell(hall, trx, order, 'manual', {
    'zh-TW': `已收到您的款項 ${amount} 元，正由專人審核`,
    en: `We received your ${amount} TWD and are reviewing it`,
  })
}

export function tellRejected(hall: Hall, trx: Trx, order: DepositOrder, reason: string): Promise<void> {
  return tell(hall, trx, order, 'manual', {
    'zh-TW': `您的存款審核未通過：${reason}`,
    en: `Your deposit was not approved: ${reason}`,
  })
}

function tell(hall: Hall, trx: Trx, order: DepositOrder, about: MessageType, texts: Texts): Promise<void> {
  return tellPlayer(hall, trx, order.playerId, {
    about,
    texts,
    reqId: order.orderNo,
    target: `/order/deposit?order_no=${order.orderNo}`,
  })
}

/** A message about money that moved. `reqId` names what it is about. */
export async function tellPlayer(
  hall: Hall,
  trx: Trx,
  playerId: bigint,
  message: {
    readonly about: MessageType
    readonly texts: Texts
    readonly reqId: string
    readonly target?: string
  },
): Promise<void> {
  const { about, texts, reqId, target } = message
  await sendMessage(hall, trx, playerId, {
    type: about,
    texts: texts,
    reqId,
    ...(target !== undefined && { target }),
  })
}
