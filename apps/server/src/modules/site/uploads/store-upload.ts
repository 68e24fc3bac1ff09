import { UPLOAD_ACTIONS } from '@gamehall/contract/site'
import type { Hall } from '../../../core/hall.ts'
import { type Outcome, refuse, refuseField, succeed } from '../../../core/outcome.ts'
import { redrawImage } from './redraw-image.ts'
import { sniffType } from './sniff-type.ts'
import { claimPlace, recordStored, type UploadRow } from './upload-queries.ts'

export const uploadContext = (uploadId: string): string => `upload/${uploadId}`

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
  const allowed: readonly string[] = UPLOAD_ACTIONS[upload.action].types
  if (type === null || !allowed.includes(type)) return refuseField('file', 'upload_type')
  const isImage = type.startsWith('image/')
  const kept = isImage ? await redrawImage(bytes) : bytes
  if (kept === null) return refuseField('file', 'upload_type')

  // A place of its own for every try: bytes that come late never replace those that a person has looked at.
  const key = `uploads/${upload.created_at.toISOString().slice(0, 7)}/${upload.upload_id}/${hall.ids.uuid()}`
  const claim = await claimPlace(hall.db, upload.upload_id, key)
  if (claim === null) return refuse(10099)
  const { storage } = hall.providers
  if (claim.abandonedKey !== null) await storage.remove(claim.abandonedKey)
  await storage.put(key, hall.sealer.seal(kept, uploadContext(upload.upload_id)))
  const stored = { key, type: isImage ? 'image/jpeg' : type, at: hall.clock.now() }
  if (await recordStored(hall.db, upload.upload_id, stored)) return succeed({})
  await storage.remove(key)
  return refuse(10099)
}
