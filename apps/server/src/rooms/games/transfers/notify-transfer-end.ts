import type { Locale } from '@gamehall/contract/constants'
import { formatDisplayAmount, minor } from '@gamehall/money'
import { type AddressedPush, sendMessage } from '../../inbox/index.ts'
import type { GamesContext, GamesTrx } from '../tables.ts'
import { transferPagePath } from './notify-transfer-state.ts'
import type { TransferRow } from './transfer-queries.ts'
import { readPlatformName } from './transfer-view.ts'

/** The push that makes the player’s clients reload the transfer and the platform balances. */
export const transferEndPush = (transfer: TransferRow): AddressedPush => ({
  playerId: transfer.player_id,
  draft: {
    msg_type: 'user_change',
    push: { text: '', badge: 0, voice: null, silence: true, type: typeOf(transfer) },
    content: { keys: ['user_apis', 'transfers'] },
  },
})

const typeOf = ({ direction }: TransferRow) =>
  direction === 'in' ? ('walletTransferOut' as const) : ('walletTransferIn' as const)

/** Whether the transfer’s message is of type `fallback` (§3): the money is back in the main wallet. */
const isRefund = ({ state, direction }: TransferRow) => state === 'RELEASED' && direction === 'in'

/** Sends the player a message about the result, if the transfer had been UNKNOWN. */
export async function notifyTransferEnd(
  ctx: GamesContext,
  trx: GamesTrx,
  transfer: TransferRow,
): Promise<void> {
  if (!transfer.was_unknown) return
  const textIn = async (locale: Locale) =>
    endText(locale, transfer, await readPlatformName(ctx, transfer.api_key, locale))
  const titleIn = async (locale: Locale) =>
    endTitle(locale, transfer, await readPlatformName(ctx, transfer.api_key, locale))
  await sendMessage(ctx, trx, transfer.player_id, {
    type: isRefund(transfer) ? 'fallback' : typeOf(transfer),
    title: { 'zh-TW': await titleIn('zh-TW'), en: await titleIn('en') },
    texts: { 'zh-TW': await textIn('zh-TW'), en: await textIn('en') },
    reqId: transfer.reference,
    target: transferPagePath(transfer),
  })
}

/** A transfer of the whole balance has no amount until the platform reports it. */
function amountText(locale: Locale, { amount_minor: amountMinor }: TransferRow): string {
  if (amountMinor === null) return locale === 'en' ? 'your full balance' : '全部餘額'
  return formatDisplayAmount(minor(amountMinor), 'TWD')
}

function endTitle(locale: Locale, transfer: TransferRow, platform: string): string {
  const { amount_minor: amountMinor } = transfer
  const amount = amountMinor === null ? '' : ` ${formatDisplayAmount(minor(amountMinor), 'TWD')}`
  const isDone = transfer.state === 'SUCCESS'
  const isIn = transfer.direction === 'in'
  if (locale === 'en') {
    const way = `${amount === '' ? 'Transfer' : amount.trim()} ${isIn ? 'to' : 'from'} ${platform}`
    return isDone
      ? `${way}: completed`
      : `${way}: failed, ${isIn ? 'money returned' : 'money still in the game'}`
  }
  const way = isIn ? `轉入${platform}${amount}` : `自${platform}轉出${amount}`
  return isDone ? `${way} 已完成` : `${way} 失敗，${isIn ? '已退回主錢包' : '款項仍在平台'}`
}

function endText(locale: Locale, transfer: TransferRow, platform: string): string {
  const amount = amountText(locale, transfer)
  const isDone = transfer.state === 'SUCCESS'
  const isIn = transfer.direction === 'in'
  if (locale === 'en') {
    const what = isIn
      ? `Your transfer of ${amount} to ${platform}`
      : `Your transfer of ${amount} from ${platform}`
    return isDone
      ? `${what} is complete`
      : `${what} failed; ${isIn ? 'your money is back in your main wallet' : 'your money is still in the game'}`
  }
  const what = isIn ? `轉入${platform} ${amount}` : `自${platform}轉出 ${amount}`
  return isDone ? `${what} 已完成` : `${what} 失敗，${isIn ? '款項已退回主錢包' : '款項仍在遊戲平台'}`
}
