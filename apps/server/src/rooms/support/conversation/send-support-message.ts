import type { sendSupportMessage as call } from '@gamehall/contract/support'
import { refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import { acquireAdvisoryLock } from '../../../platform/database/acquire-advisory-lock.ts'
import { transact } from '../../../platform/database/transact.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { MINUTE_MS } from '../../../platform/time/durations.ts'
import { claimUpload, readSiteSettings } from '../../site/index.ts'
import { isSupportOpen } from '../customer-service/support-hours.ts'
import type { SupportContext, SupportTrx } from '../tables.ts'
import {
  countPlayerMessagesSince,
  findMessageByKey,
  insertSupportMessage,
  viewSupportMessage,
} from './conversation-queries.ts'
import { sendOutOfHoursReply } from './send-out-of-hours-reply.ts'
import { findSubject } from './subject-queries.ts'

const MAX_PER_MINUTE = 12

/**
 * Sends a message to customer service; out of hours an automatic reply follows. 404 `about` is not the player's,
 * 400 `upload_id` unknown, 10099 upload already used, 10145 too many messages in a minute.
 */
export const sendSupportMessage: UseCase<typeof call, SupportContext> = async (ctx, request, caller) => {
  const { text, upload_id, topic } = request
  const { playerId } = caller.session
  const now = ctx.clock.now()
  return transact(ctx.db, async (trx) => {
    // Keeps messages in order and the per-minute count exact.
    await acquireAdvisoryLock(trx, `support/${playerId}`)
    const earlier = await findMessageByKey(trx, playerId, caller.idempotencyKey)
    if (earlier !== undefined) return succeed(viewSupportMessage(ctx, earlier, 'owner'))
    if (
      (await countPlayerMessagesSince(trx, playerId, new Date(now.getTime() - MINUTE_MS))) >= MAX_PER_MINUTE
    )
      return refuse(10145)
    const about = request.about == null ? null : await findSubject(trx, playerId, request.about)
    if (about === undefined) return refuse(404)
    if (upload_id != null) {
      const taken = await claimUpload(ctx, trx, playerId, upload_id, 'support_image')
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
    const row = await insertSupportMessage(trx, { ...said, uploadId: upload_id ?? null }, now)
    await replyWhenClosed(ctx, trx, playerId)
    return succeed(viewSupportMessage(ctx, row, 'owner'))
  })
}

async function replyWhenClosed(ctx: SupportContext, trx: SupportTrx, playerId: bigint): Promise<void> {
  const { support_schedule } = await readSiteSettings(trx)
  if (!isSupportOpen(support_schedule, ctx.clock.now())) await sendOutOfHoursReply(ctx, trx, playerId)
}
