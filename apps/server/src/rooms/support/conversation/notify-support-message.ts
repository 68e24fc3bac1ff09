import { readPlayerLocale } from '../../account/index.ts'
import { sendPush } from '../../inbox/index.ts'
import type { SupportContext, SupportTrx } from '../tables.ts'
import type { SupportMessageRow } from './conversation-queries.ts'

const MAX_LENGTH = 80
const PICTURE_TEXT = { 'zh-TW': '客服傳送了一張圖片', en: 'Customer service sent an image' } as const

/** Pushes a support message to the player; long texts are truncated. */
export async function notifySupportMessage(
  ctx: SupportContext,
  trx: SupportTrx,
  row: SupportMessageRow,
): Promise<void> {
  const said = row.text === '' ? PICTURE_TEXT[await readPlayerLocale(trx, row.player_id)] : row.text
  const text = said.length > MAX_LENGTH ? `${said.slice(0, MAX_LENGTH - 1)}…` : said
  await sendPush(ctx, trx, row.player_id, {
    msg_type: 'support_message',
    push: { text, badge: 0, voice: 'system', silence: false, type: 'system' },
    content: { message_id: row.message_id.toString(), text, time: row.created_at.toISOString() },
  })
}
