import type { sendSupportMessage as call } from '@gamehall/contract/support'
import type { Hall } from '../../../core/hall.ts'
import { refuse, refuseField, succeed } from '../../../core/outcome.ts'
import { takeTurn } from '../../../core/take-turn.ts'
import { type Trx, transact } from '../../../core/transact.ts'
import type { UseCase } from '../../../http/route.ts'
import { readSiteSettings, takeUpload } from '../../site/index.ts'
import { isSupportOpen } from '../support-hours.ts'
import { answerOutOfHours } from './answer-out-of-hours.ts'
import { countSaidSince, findSent, say, toSupportMessage } from './conversation-queries.ts'
import { findSubject } from './find-subject.ts'

const MAX_PER_MINUTE = 12
const MINUTE_MS = 60_000

/**
 * Sends a message to customer service; out of hours an automatic reply follows. 404 `about` is not the player's,
 * 400 `upload_id` unknown, 10099 upload already used, 10145 too many messages in a minute.
 */
export const sendSupportMessage: UseCase<typeof call> = async (hall, request, caller) => {
  const { text, upload_id, topic } = request
  const { playerId } = caller.session
  const now = hall.clock.now()
  return transact(hall.db, async (trx) => {
    // Keeps messages in order and the per-minute count exact.
    await takeTurn(trx, `support/${playerId}`)
    const earlier = await findSent(trx, playerId, caller.idempotencyKey)
    if (earlier !== undefined) return succeed(toSupportMessage(hall, earlier, 'owner'))
    if ((await countSaidSince(trx, playerId, new Date(now.getTime() - MINUTE_MS))) >= MAX_PER_MINUTE)
      return refuse(10145)
    const about = request.about == null ? null : await findSubject(trx, playerId, request.about)
    if (about === undefined) return refuse(404)
    if (upload_id != null) {
      const taken = await takeUpload(hall, trx, playerId, upload_id, 'support_image')
      if (taken === 'unknown') return refuseField('upload_id', 'upload_unknown')
      if (taken === 'used') return refuse(10099)
    }
    const said = {
      playerId,
      author: 'player',
      text,
      topic: topic ?? null,
      about,
      sentKey: caller.idempotencyKey,
    } as const
    const row = await say(trx, { ...said, uploadId: upload_id ?? null }, now)
    await replyWhenClosed(hall, trx, playerId)
    return succeed(toSupportMessage(hall, row, 'owner'))
  })
}

async function replyWhenClosed(hall: Hall, trx: Trx, playerId: bigint): Promise<void> {
  const { support_schedule } = await readSiteSettings(trx)
  if (!isSupportOpen(support_schedule, hall.clock.now())) await answerOutOfHours(hall, trx, playerId)
}
