import type { createUpload as call } from '@gamehall/contract/site'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import type { SiteContext } from '../tables.ts'
import { signUploadUrl } from './signed-upload-url.ts'
import { countUnusedUploads } from './upload-queries.ts'

const ADDRESS_LIFETIME_MS = 10 * 60_000
const UNUSED_KEPT_MS = DAY_MS
const MAX_UNUSED_A_DAY = 40

/** §7 /sys/upload: a signed URL for one file of the declared type and size. 10145 too many unused uploads. */
export const createUpload: UseCase<typeof call, SiteContext> = async (ctx, request, caller) => {
  const { playerId } = caller.session
  const now = ctx.clock.now()
  const unused = await countUnusedUploads(ctx.db, playerId, new Date(now.getTime() - UNUSED_KEPT_MS))
  if (unused >= MAX_UNUSED_A_DAY) return refuse(10145)
  const uploadId = ctx.ids.uuid()
  const expiresAt = new Date(now.getTime() + ADDRESS_LIFETIME_MS)
  await ctx.db
    .insertInto('uploads')
    .values({
      upload_id: uploadId,
      player_id: playerId,
      action: request.action,
      content_type: request.content_type,
      size: request.size,
      created_at: now,
      expires_at: expiresAt,
      delete_after: new Date(now.getTime() + UNUSED_KEPT_MS),
    })
    .execute()
  return succeed({
    upload_id: uploadId,
    url: signUploadUrl(ctx.encryptor, 'put', { origin: caller.origin, uploadId, expiresAt }),
    method: 'PUT',
    content_type: request.content_type,
    expires_at: expiresAt.toISOString(),
  })
}
