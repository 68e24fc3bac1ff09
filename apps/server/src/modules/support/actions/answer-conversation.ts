import { SUPPORT_TEXT_MAX } from '@gamehall/contract/constants'
import { z } from 'zod'
import type { Hall } from '../../../core/hall.ts'
import { refuse, refuseField, succeed } from '../../../core/outcome.ts'
import type { Trx } from '../../../core/transact.ts'
import { defineAction } from '../../../operator/action.ts'
import { oneOperator } from '../../../operator/four-eyes/rule.ts'
import { playerSubject, playerTarget } from '../../../operator/player-target.ts'
import { tellClosedApp } from '../../inbox/index.ts'
import { keepFile, redrawImage, takeUpload } from '../../site/index.ts'
import { say } from '../conversation/conversation-queries.ts'
import { tellSupportMessage } from '../conversation/tell-support-message.ts'

const MAX_PICTURE_BYTES = 5_000_000

/**
 * Answers a player's conversation, in words, with a picture, or both; the player is pushed the answer, where the app is closed too. What was written before
 * counts as seen. 404 without one, 400 `picture` for what is none.
 */
export const answerConversation = defineAction({
  name: 'answer-conversation',
  permission: 'support.answer',
  summary: 'Reply to a player’s support conversation with text or a picture',
  input: playerTarget
    .extend({
      text: z.string().trim().max(SUPPORT_TEXT_MAX).default(''),
      /** A JPEG, PNG or WebP in base64. */
      picture: z
        .base64()
        .min(1)
        .max(MAX_PICTURE_BYTES * 1.4)
        .optional(),
    })
    .refine(({ text, picture }) => text !== '' || picture !== undefined, { path: ['text'] }),
  secrets: ['text', 'picture'],
  fourEyes: oneOperator('text to one player'),
  subject: playerSubject,
  async run(hall, trx, { player_id: playerId, text, picture }, by) {
    const conversation = await trx
      .selectFrom('support_conversations')
      .select('last_message_id')
      .where('player_id', '=', playerId)
      .forUpdate()
      .executeTakeFirst()
    if (conversation === undefined) return refuse(404)
    const uploadId = picture === undefined ? null : await takePicture(hall, trx, playerId, picture)
    if (picture !== undefined && uploadId === null) return refuseField('picture', 'upload_type')
    const said = { playerId, author: 'operator', operator: by.name, text, uploadId } as const
    const row = await say(trx, said, hall.clock.now())
    await trx
      .updateTable('support_conversations')
      .set({ operator_read_id: row.message_id })
      .where('player_id', '=', playerId)
      .execute()
    await tellSupportMessage(hall, trx, row)
    await tellClosedApp(hall, trx, playerId, 'support')
    return succeed({ message_id: row.message_id.toString() })
  },
})

/** Keeps an operator's picture among the player's own, drawn anew like those. Null for bytes that are no picture. */
async function takePicture(hall: Hall, trx: Trx, playerId: bigint, base64: string): Promise<string | null> {
  const bytes = await redrawImage(Buffer.from(base64, 'base64'), 'operators')
  if (typeof bytes === 'string') return null
  const uploadId = await keepFile(hall, playerId, 'support_image', { type: 'image/jpeg', bytes })
  await takeUpload(hall, trx, playerId, uploadId, 'support_image')
  return uploadId
}
