import type { Locale } from '@gamehall/contract/constants'
import { type Currency, formatScreen, type Minor } from '@gamehall/money'
import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import { sendMessage } from '../../inbox/index.ts'

export interface Adjustment {
  readonly playerId: bigint
  readonly currency: Currency
  readonly amountMinor: Minor
  readonly orderNo: string
  readonly message: string
}

/** Notifies the player of the adjusted amount and its reason. */
export async function tellAdjusted(hall: Hall, trx: Trx, adjustment: Adjustment): Promise<void> {
  const amount = `${formatScreen(adjustment.amountMinor, adjustment.currency, { signed: true })} ${adjustment.currency}`
  const texts: Readonly<Record<Locale, string>> = {
    'zh-TW': `您的錢包已調整 ${amount}：${adjustment.message}`,
    en: `Your wallet was adjusted by ${amount}: ${adjustment.message}`,
  }
  await sendMessage(hall, trx, adjustment.playerId, {
    type: 'manual',
    title: { 'zh-TW': `錢包調整 ${amount}`, en: `Wallet adjusted: ${amount}` },
    texts,
    reqId: adjustment.orderNo,
    target: '/transaction_record',
  })
}
