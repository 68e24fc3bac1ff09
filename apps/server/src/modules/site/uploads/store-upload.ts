import { UPLOAD_ACTIONS } from '@gamehall/contract/site'
import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuse, refuseField, succeed } from '../../../core/outcome.ts'
import { putFile } from './keep-file.ts'
import { redrawImage } from './redraw-image.ts'
import { sniffType } from './sniff-type.ts'
import type { UploadRow } from './upload-queries.ts'

/**
 * Judges the bytes that arrived for an upload, seals them and puts them into the file store.
 * 400 `upload_type` for what the action does not take or what is no whole picture, 10099 when the upload has its file already.
 */
export async function storeUpload(
  hall: Hall,
  upload: UploadRow,
  bytes: Buffer,
): Promise<Outcome<object, 400 | 10099>> {
  const type = sniffType(bytes)
  const allowed: readonly string[] = upload.action === 'face_frame' ? [] : UPLOAD_ACTIONS[upload.action].types
  if (type === null || !allowed.includes(type)) return refuseField('file', 'upload_type')
  const isImage = type.startsWith('image/')
  const kept = isImage ? await redrawImage(bytes) : bytes
  if (kept === null) return refuseField('file', 'upload_type')
  const isPut = await putFile(hall, upload, { type: isImage ? 'image/jpeg' : type, bytes: kept })
  return isPut ? succeed({}) : refuse(10099)
}

/** A picture drawn anew as JPEG; null for bytes that are none, whatever else they may be. */
export async function readPicture(bytes: Buffer): Promise<Buffer | null> {
  return sniffType(bytes)?.startsWith('image/') === true ? redrawImage(bytes) : null
}
