import type { Locale } from '@gamehall/contract/constants'
import { formatDisplayAmount, minor } from '@gamehall/money'
import { sendMessage, sendPush } from '../../inbox/index.ts'
import type { GamesContext, GamesTrx } from '../tables.ts'
import type { TransferRow } from './transfer-queries.ts'
import { readPlatformName } from './transfer-view.ts'

/** Pushes to the player’s clients that a transfer changed its state. */
export async function notifyTransferState(
  ctx: GamesContext,
  trx: GamesTrx,
  transfer: TransferRow,
): Promise<void> {
  const type = messageOf(transfer)
  await sendPush(ctx, trx, transfer.player_id, {
    msg_type: 'user_change',
    push: { text: '', badge: 0, voice: null, silence: true, type },
    content: { keys: ['transfers'] },
  })
}

/** Notifies the player that a transfer is under review: a push to reload, and a message. */
export async function notifyTransferUnderReview(
  ctx: GamesContext,
  trx: GamesTrx,
  transfer: TransferRow,
): Promise<void> {
  await notifyTransferState(ctx, trx, transfer)
  const textIn = async (locale: Locale) =>
    waitText(locale, transfer, await readPlatformName(ctx, transfer.api_key, locale))
  const titleIn = async (locale: Locale) =>
    waitTitle(locale, transfer, await readPlatformName(ctx, transfer.api_key, locale))
  await sendMessage(ctx, trx, transfer.player_id, {
    type: messageOf(transfer),
    title: { 'zh-TW': await titleIn('zh-TW'), en: await titleIn('en') },
    texts: { 'zh-TW': await textIn('zh-TW'), en: await textIn('en') },
    reqId: transfer.reference,
    target: transferPagePath(transfer),
  })
}

const messageOf = ({ direction }: TransferRow) =>
  direction === 'in' ? ('walletTransferOut' as const) : ('walletTransferIn' as const)

/** The path of the page that shows this transfer. */
export const transferPagePath = ({ reference }: TransferRow) => `/wallet/outcome?order_no=${reference}`

function waitTitle(locale: Locale, { direction }: TransferRow, platform: string): string {
  if (locale === 'en') return `Transfer ${direction === 'in' ? 'to' : 'from'} ${platform} under review`
  return direction === 'in' ? `轉入${platform}專人確認中` : `自${platform}轉出專人確認中`
}

function waitText(locale: Locale, transfer: TransferRow, platform: string): string {
  const amount =
    transfer.amount_minor === null ? '' : ` ${formatDisplayAmount(minor(transfer.amount_minor), 'TWD')}`
  const isIn = transfer.direction === 'in'
  if (locale === 'en') {
    const what = isIn ? `transfer${amount && ` of${amount}`} to` : `transfer${amount && ` of${amount}`} from`
    return `Your ${what} ${platform} is under review by our team. Your money is safe`
  }
  const what = isIn ? `轉入${platform}${amount}` : `自${platform}轉出${amount}`
  return `${what} 正由專人確認，款項安全無虞`
}
