import type { AppContext } from '../../../platform/context/app-context.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { type FileAction, type SiteContext, withSiteTables } from '../tables.ts'
import { encryptionForNewFile } from './file-encryption.ts'
import { markUploadStored, reserveStorageKey, type UploadRow } from './upload-queries.ts'

export const uploadEncryptionContext = (uploadId: string): string => `upload/${uploadId}`

const UNUSED_KEPT_MS = DAY_MS

export interface NewFile {
  readonly type: string
  readonly bytes: Buffer
}

/** Encrypts an upload's bytes and writes them to the file store. False when the upload already has its file. */
export async function writeUploadFile(
  ctx: SiteContext,
  upload: Pick<UploadRow, 'upload_id' | 'player_id' | 'action' | 'created_at'>,
  { type, bytes }: NewFile,
): Promise<boolean> {
  const { upload_id: uploadId } = upload
  // Every attempt gets its own key, so that late bytes never replace a stored file.
  const key = `uploads/${upload.created_at.toISOString().slice(0, 7)}/${uploadId}/${ctx.ids.uuid()}`
  const { encryptor, keyId } = await encryptionForNewFile(ctx, upload)
  const claim = await reserveStorageKey(ctx.db, uploadId, {
    key,
    keyId,
    dataKey: ctx.encryptor.keyVersion,
  })
  if (claim === null) return false
  const { storage } = ctx.providers
  if (claim.abandonedKey !== null) await storage.remove(claim.abandonedKey)
  await storage.put(key, encryptor.encrypt(bytes, uploadEncryptionContext(uploadId)))
  if (await markUploadStored(ctx.db, uploadId, { key, type, at: ctx.clock.now() })) return true
  await storage.remove(key)
  return false
}

/** Stores a picture that arrived with a call as an upload, deleted after a day unless it is claimed. Answers its id. */
export async function storeFile(
  ctx: AppContext,
  playerId: bigint,
  action: FileAction,
  file: NewFile,
): Promise<string> {
  const now = ctx.clock.now()
  const goesAt = new Date(now.getTime() + UNUSED_KEPT_MS)
  const upload = { upload_id: ctx.ids.uuid(), player_id: playerId, action, created_at: now }
  await withSiteTables(ctx.db)
    .insertInto('uploads')
    .values({
      ...upload,
      content_type: file.type,
      size: file.bytes.length,
      expires_at: goesAt,
      delete_after: goesAt,
    })
    .execute()
  await writeUploadFile(withSiteTables(ctx), upload, file)
  return upload.upload_id
}
