import { z } from 'zod'
import { defineJob } from '../../../../platform/jobs/job.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { type AttemptRow, findPlayersWithExpiredData, lockAttempts } from '../../attempts/attempt-queries.ts'
import { lockIdentity } from '../../attempts/identity-locks.ts'
import { deleteExpiredTimestamps } from '../../face-check/frame-timestamps.ts'
import type { IdentityContext } from '../../tables.ts'
import { deleteAttemptImages, deleteDraft } from '../erase-attempt.ts'
import { logIdentityAccess } from '../log-access.ts'

const AT_ONCE = 100
/** How long erased face checks remain for the daily count. */
const COUNTED_MS = 2 * DAY_MS

/** Deletes expired drafts, images past their retention period, films, hashes of frames and likenesses past theirs, timestamps of frames of face checks that expired, and old rate-limit entries. */
export const cleanIdentity = defineJob({
  name: 'clean-identity',
  payload: z.object({}),
  cron: '43 * * * *',
  async run(ctx: IdentityContext, _payload, now) {
    const failures = await cleanPlayers(ctx, now)
    await ctx.db
      .deleteFrom('identity_asks')
      .where('at', '<', new Date(now.getTime() - DAY_MS))
      .execute()
    await ctx.db
      .deleteFrom('face_checks')
      .where('attempt_id', 'is', null)
      .where('created_at', '<', new Date(now.getTime() - COUNTED_MS))
      .execute()
    await deleteExpiredTimestamps(ctx.db, now)
    await ctx.db.deleteFrom('face_films').where('kept_until', '<=', now).execute()
    await ctx.db
      .deleteFrom('face_frames')
      .where('kept_until', '<=', now)
      .where('upload_id', 'is', null)
      .execute()
    await ctx.db.deleteFrom('face_likenesses').where('kept_until', '<=', now).execute()
    if (failures.length > 0) throw failures[0]
  },
})

/** Cleans every player with expired data; one that fails holds up no other. Returns what failed. */
async function cleanPlayers(ctx: IdentityContext, now: Date): Promise<readonly unknown[]> {
  const failures: unknown[] = []
  const findNext = (last: bigint) => findPlayersWithExpiredData(ctx.db, now, { after: last, limit: AT_ONCE })
  for (let page = await findNext(0n); page.length > 0; page = await findNext(page.at(-1) ?? 0n))
    for (const playerId of page)
      await cleanPlayer(ctx, playerId, now).catch((error: unknown) => failures.push(error))
  return failures
}

const cleanPlayer = (ctx: IdentityContext, playerId: bigint, now: Date): Promise<void> =>
  ctx.db.transaction().execute(async (trx) => {
    await lockIdentity(trx, playerId)
    for (const attempt of await lockAttempts(trx, playerId, ['draft', 'verified', 'failed'])) {
      if (!isOver(attempt, now)) continue
      if (attempt.status === 'draft') await deleteDraft(trx, attempt, now)
      else await deleteAttemptImages(trx, attempt, now)
      if (attempt.status === 'draft' && attempt.front_upload_id === null) continue
      await logIdentityAccess(trx, { player_id: playerId, at: now, who: 'hall', what: 'images_deleted' })
    }
  })

function isOver(attempt: AttemptRow, now: Date): boolean {
  const until = attempt.status === 'draft' ? attempt.expires_at : attempt.images_kept_until
  return until !== null && until <= now
}
