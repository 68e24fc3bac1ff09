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

/** Seals the bytes that arrived for an upload and puts them into the file store. False when it has its file already. */
export async function putFile(
  hall: Hall,
  upload: Pick<UploadRow, 'upload_id' | 'player_id' | 'action' | 'created_at'>,
  { type, bytes }: NewFile,
): Promise<boolean> {
  const { upload_id: uploadId } = upload
  // A place of its own for every try: bytes that come late never replace those that a person has looked at.
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

/** Keeps a picture that came with a call, as if it were uploaded: gone in a day unless it is taken. Answers its id. */
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
