import { localizeText } from '../../../platform/text/localize-text.ts'
import { HOUR_MS } from '../../../platform/time/durations.ts'
import { readPlayerLocale } from '../../account/index.ts'
import { readSiteSettings } from '../../site/index.ts'
import type { SupportContext, SupportTrx } from '../tables.ts'
import { insertSupportMessage } from './conversation-queries.ts'
import { notifySupportMessage } from './notify-support-message.ts'

const MIN_INTERVAL_MS = 6 * HOUR_MS

const REPLY = {
  'zh-TW': (hours: string) =>
    `目前為非服務時間（服務時間：${hours}）。我們已收到您的訊息，上線後會盡快回覆。`,
  en: (hours: string) =>
    `We’re offline right now (hours: ${hours}). We’ve received your message and will reply as soon as we’re back.`,
} as const

/** Sends the automatic out-of-hours reply, at most once in six hours. */
export async function sendOutOfHoursReply(
  ctx: SupportContext,
  trx: SupportTrx,
  playerId: bigint,
): Promise<void> {
  const now = ctx.clock.now()
  const said = await trx
    .selectFrom('support_messages')
    .select('message_id')
    .where('player_id', '=', playerId)
    .where('author', '=', 'hall')
    .where('created_at', '>', new Date(now.getTime() - MIN_INTERVAL_MS))
    .executeTakeFirst()
  if (said !== undefined) return
  const locale = await readPlayerLocale(trx, playerId)
  const { support_hours } = await readSiteSettings(trx)
  const text = REPLY[locale](localizeText(support_hours, locale))
  await notifySupportMessage(
    ctx,
    trx,
    await insertSupportMessage(trx, { playerId, author: 'hall', text }, now),
  )
}
