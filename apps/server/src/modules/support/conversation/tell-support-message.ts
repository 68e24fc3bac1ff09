import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import { sendPush } from '../../inbox/index.ts'
import type { MessageRow } from './conversation-queries.ts'

const SHOWN_LENGTH = 80

/** Tells the player of what was said to them; a long text by its beginning. */
export async function tellSupportMessage(hall: Hall, trx: Trx, row: MessageRow): Promise<void> {
  const text = row.text.length > SHOWN_LENGTH ? `${row.text.slice(0, SHOWN_LENGTH - 1)}…` : row.text
  await sendPush(hall, trx, row.player_id, {
    msg_type: 'support_message',
    push: { text, badge: 0, voice: 'system', silence: false, type: 'system' },
    content: { message_id: row.message_id.toString(), text, time: row.created_at.toISOString() },
  })
}
