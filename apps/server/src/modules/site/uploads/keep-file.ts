import type { Hall } from '../../../core/hall.ts'
import type { FileAction } from '../../../db/tables/site.ts'
import { sealerFor } from './file-sealer.ts'
import { claimPlace, recordStored, type UploadRow } from './upload-queries.ts'

export const uploadContext = (uploadId: string): string => `upload/${uploadId}`

const UNUSED_KEPT_MS = 24 * 3_600_000

export interface NewFile {
  readonly type: string
  readonly bytes: Buffer
}

/** Encrypts an upload's bytes and writes them to the file store. False when the upload already has its file. */
export async function putFile(
  hall: Hall,
  upload: Pick<UploadRow, 'upload_id' | 'player_id' | 'action' | 'created_at'>,
  { type, bytes }: NewFile,
): Promise<boolean> {
  const { upload_id: uploadId } = upload
  // Every attempt gets its own key, so that late bytes never replace a stored file.
  const key = `uploads/${upload.created_at.toISOString().slice(0, 7)}/${uploadId}/${hall.ids.uuid()}`
  const { sealer, keyId } = await sealerFor(hall, upload)
  const claim = await claimPlace(hall.db, uploadId, {
    key,
    keyId,
    dataKey: hall.sealer.keyVersion,
  })
  if (claim === null) return false
  const { storage } = hall.providers
  if (claim.abandonedKey !== null) await storage.remove(claim.abandonedKey)
  await storage.put(key, sealer.seal(bytes, uploadContext(uploadId)))
  if (await recordStored(hall.db, uploadId, { key, type, at: hall.clock.now() })) return true
  await storage.remove(key)
  return false
}

/** Stores a picture that arrived with a call as an upload, deleted after a day unless it is claimed. Answers its id. */
export async function keepFile(
  hall: Hall,
  playerId: bigint,
  action: FileAction,
  file: NewFile,
): Promise<string> {
  const now = hall.clock.now()
  const goesAt = new Date(now.getTime() + UNUSED_KEPT_MS)
  const upload = { upload_id: hall.ids.uuid(), player_id: playerId, action, created_at: now }
  await hall.db
    .insertInto('uploads')
    .values({
      ...upload,
      content_type: file.type,
      size: file.bytes.length,
      expires_at: goesAt,
      delete_after: goesAt,
    })
    .execute()
  await putFile(hall, upload, file)
  return upload.upload_id
}
