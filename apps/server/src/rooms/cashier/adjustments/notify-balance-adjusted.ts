import type { Locale } from '@gamehall/contract/constants'
import { type Currency, formatDisplayAmount, type Minor } from '@gamehall/money'
import { sendMessage } from '../../inbox/index.ts'
import type { CashierContext, CashierTrx } from '../tables.ts'

export interface Adjustment {
  readonly playerId: bigint
  readonly currency: Currency
  readonly amountMinor: Minor
  readonly orderNo: string
  readonly message: string
}

/** Notifies the player of the adjusted amount and its reason. */
export async function notifyBalanceAdjusted(
  ctx: CashierContext,
  trx: CashierTrx,
  adjustment: Adjustment,
): Promise<void> {
  const amount = `${formatDisplayAmount(adjustment.amountMinor, adjustment.currency, { signed: true })} ${adjustment.currency}`
  const texts: Readonly<Record<Locale, string>> = {
    'zh-TW': `您的錢包已調整 ${amount}：${adjustment.message}`,
    en: `Your wallet was adjusted by ${amount}: ${adjustment.message}`,
  }
  await sendMessage(ctx, trx, adjustment.playerId, {
    type: 'manual',
    title: { 'zh-TW': `錢包調整 ${amount}`, en: `Wallet adjusted: ${amount}` },
    texts,
    reqId: adjustment.orderNo,
    target: '/transaction_record',
  })
}
