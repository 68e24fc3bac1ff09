import { UPLOAD_ACTIONS } from '@gamehall/contract/site'
import { type Outcome, refuse, refuseField, succeed } from '../../../platform/context/outcome.ts'
import type { SiteContext } from '../tables.ts'
import { reencodeImage } from './reencode-image.ts'
import { sniffType } from './sniff-type.ts'
import { writeUploadFile } from './store-file.ts'
import type { UploadRow } from './upload-queries.ts'

/**
 * Validates an upload's bytes, re-encodes pictures, encrypts and stores them. 400 `upload_type` for a type that the action does
 * not accept or an incomplete picture, 400 `upload_too_many_pixels`, 503 too many pictures queued, 10099 already stored.
 */
export async function storeUpload(
  ctx: SiteContext,
  upload: UploadRow,
  bytes: Buffer,
): Promise<Outcome<object, 400 | 503 | 10099>> {
  const type = sniffType(bytes)
  const allowed: readonly string[] = upload.action === 'face_frame' ? [] : UPLOAD_ACTIONS[upload.action].types
  if (type === null || !allowed.includes(type)) return refuseField('file', 'upload_type')
  const isImage = type.startsWith('image/')
  const kept = isImage ? await reencodeImage(bytes, upload.player_id.toString()) : bytes
  if (kept === 'busy') return refuse(503)
  if (typeof kept === 'string')
    return refuseField('file', kept === 'too_many_pixels' ? 'upload_too_many_pixels' : 'upload_type')
  const isPut = await writeUploadFile(ctx, upload, { type: isImage ? 'image/jpeg' : type, bytes: kept })
  return isPut ? succeed({}) : refuse(10099)
}
