import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, refuseField, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import { formatPlayerSubject } from '../../../../platform/operator/input/player-target.ts'
import { notifyByWebPush } from '../../../inbox/index.ts'
import { claimUpload, reencodeImage, storeFile } from '../../../site/index.ts'
import type { SupportContext, SupportTrx } from '../../tables.ts'
import { insertSupportMessage } from '../conversation-queries.ts'
import { notifySupportMessage } from '../notify-support-message.ts'

/**
 * Replies to a player's conversation with text, a picture or both, and notifies the player, by Web Push too. Earlier messages
 * count as seen. 404 no conversation, 400 `picture` not an image.
 */
export const answerConversation = implementAction(operatorCalls.answerConversation, {
  subject: formatPlayerSubject,
  async run(ctx: SupportContext, trx: SupportTrx, { player_id: playerId, text, picture }, by) {
    const conversation = await trx
      .selectFrom('support_conversations')
      .select('last_message_id')
      .where('player_id', '=', playerId)
      .forUpdate()
      .executeTakeFirst()
    if (conversation === undefined) return refuse(404)
    const uploadId = picture === undefined ? null : await takePicture(ctx, trx, playerId, picture)
    if (picture !== undefined && uploadId === null) return refuseField('picture', 'upload_type')
    const said = { playerId, author: 'operator', operator: by.name, text, uploadId } as const
    const row = await insertSupportMessage(trx, said, ctx.clock.now())
    await trx
      .updateTable('support_conversations')
      .set({ operator_read_id: row.message_id })
      .where('player_id', '=', playerId)
      .execute()
    await notifySupportMessage(ctx, trx, row)
    await notifyByWebPush(ctx, trx, playerId, 'support')
    return succeed({ message_id: row.message_id.toString() })
  },
})

/** Re-encodes and stores an operator's picture as an upload of the player. Null when it is not an image. */
async function takePicture(
  ctx: SupportContext,
  trx: SupportTrx,
  playerId: bigint,
  base64: string,
): Promise<string | null> {
  const bytes = await reencodeImage(Buffer.from(base64, 'base64'), 'operators')
  if (typeof bytes === 'string') return null
  const uploadId = await storeFile(ctx, playerId, 'support_image', { type: 'image/jpeg', bytes })
  await claimUpload(ctx, trx, playerId, uploadId, 'support_image')
  return uploadId
}
