import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { type FileAction, type SiteContext, withSiteTables } from '../tables.ts'
import { encryptionForStoredFile } from './file-encryption.ts'
import { signUploadUrl } from './signed-upload-url.ts'
import { uploadEncryptionContext } from './store-file.ts'
import { findOwnUpload, findUpload, markUploadUsed, type UploadRow } from './upload-queries.ts'

/** Lifetime of signed URLs: short for operators, whose every access is audited; long enough for a player's open page. */
const LOOK_LIFETIME_MS = { operator: 60_000, owner: 3_600_000 } as const
export type FileViewer = keyof typeof LOOK_LIFETIME_MS

export interface UploadedFile {
  /** The owner. */
  readonly playerId: bigint
  readonly type: string
  readonly bytes: Buffer
}

/**
 * Claims a player's upload of that action; it can be claimed once and is kept until `releaseUpload`.
 * `unknown`: no such upload of this player and action, or its file never arrived. `used`: already claimed (10099).
 */
export async function claimUpload(
  ctx: AppContext,
  trx: Trx,
  playerId: bigint,
  uploadId: string,
  action: FileAction,
): Promise<'taken' | 'unknown' | 'used'> {
  const upload = await findOwnUpload(withSiteTables(trx), playerId, uploadId, action)
  const now = ctx.clock.now()
  if (upload === undefined || upload.stored_at === null) return 'unknown'
  if (upload.used_at === null && (await markUploadUsed(withSiteTables(trx), uploadId, now))) return 'taken'
  const isGoing = upload.used_at === null && upload.delete_after !== null && upload.delete_after <= now
  return isGoing ? 'unknown' : 'used'
}

/** Reads and decrypts a player's own file of that action without claiming it; null when there is none. */
export async function readOwnUpload(
  ctx: AppContext,
  playerId: bigint,
  uploadId: string,
  action: FileAction,
): Promise<UploadedFile | null> {
  const upload = await findOwnUpload(withSiteTables(ctx.db), playerId, uploadId, action)
  return upload === undefined ? null : readUpload(ctx, uploadId)
}

/** Reads and decrypts a file; null when it never arrived, or it or its key is deleted. Callers check access. */
export async function readUpload(ctx: AppContext, uploadId: string): Promise<UploadedFile | null> {
  const upload = await findUpload(withSiteTables(ctx.db), uploadId)
  return upload === undefined ? null : readStoredFile(ctx, upload)
}

/** As `readUpload`, of an upload that was looked up. */
export async function readStoredFile(ctx: AppContext, upload: UploadRow): Promise<UploadedFile | null> {
  const uploadId = upload.upload_id
  if (upload.storage_key === null || upload.stored_type === null) return null
  const encryptor = await encryptionForStoredFile(withSiteTables(ctx), upload)
  if (encryptor === null) return null
  const sealed = await ctx.providers.storage.get(upload.storage_key)
  if (sealed === null) {
    // Re-encryption may have moved it meanwhile.
    const now = await findUpload(withSiteTables(ctx.db), uploadId)
    return now === undefined || now.storage_key === upload.storage_key ? null : readStoredFile(ctx, now)
  }
  return {
    playerId: upload.player_id,
    type: upload.stored_type,
    bytes: encryptor.decrypt(sealed, uploadEncryptionContext(uploadId)),
  }
}

/** Schedules a file for deletion at `at`. */
export async function releaseUpload(trx: Trx, uploadId: string, at: Date): Promise<void> {
  await withSiteTables(trx)
    .updateTable('uploads')
    .set({ delete_after: at })
    .where('upload_id', '=', uploadId)
    .execute()
}

/** Signs a URL for viewing a file: valid for a minute for operators, for an hour for the owner. */
export const signFileUrl = (ctx: AppContext, uploadId: string, looker: FileViewer = 'operator'): string =>
  signFor(withSiteTables(ctx), 'look', uploadId, looker)

/** Signs a URL for a picture's thumbnail (§9: 260 px high, WebP), valid as long as that of the file. */
export const signThumbnailUrl = (
  ctx: AppContext,
  uploadId: string,
  looker: FileViewer = 'operator',
): string => signFor(withSiteTables(ctx), 'thumb', uploadId, looker)

const signFor = (ctx: SiteContext, use: 'look' | 'thumb', uploadId: string, looker: FileViewer): string =>
  signUploadUrl(ctx.encryptor, use, {
    origin: ctx.config.PUBLIC_URL ?? '',
    uploadId,
    expiresAt: new Date(ctx.clock.now().getTime() + LOOK_LIFETIME_MS[looker]),
  })
