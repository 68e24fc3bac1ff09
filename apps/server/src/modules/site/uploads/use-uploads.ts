import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import type { FileAction } from '../../../db/tables/site.ts'
import { sealerOf } from './file-sealer.ts'
import { uploadContext } from './keep-file.ts'
import { signUploadAddress } from './upload-address.ts'
import { findOwnUpload, findUpload, recordUsed } from './upload-queries.ts'

/** An operator's look is audited, each by itself; a player goes back to their own pictures while the page is open. */
const LOOK_LIFETIME_MS = { operator: 60_000, owner: 3_600_000 } as const
export type Looker = keyof typeof LOOK_LIFETIME_MS

export interface UploadedFile {
  /** Whose it is. */
  readonly playerId: bigint
  readonly type: string
  readonly bytes: Buffer
}

/**
 * Uses a player's upload of that action, once and for good: kept until `releaseUpload`.
 * `unknown`: none of this player's for this action, or its file never arrived. `used`: it serves something already (10099).
 */
export async function takeUpload(
  hall: Hall,
  trx: Trx,
  playerId: bigint,
  uploadId: string,
  action: FileAction,
): Promise<'taken' | 'unknown' | 'used'> {
  const upload = await findOwnUpload(trx, playerId, uploadId, action)
  const now = hall.clock.now()
  if (upload === undefined || upload.stored_at === null) return 'unknown'
  if (upload.used_at === null && (await recordUsed(trx, uploadId, now))) return 'taken'
  const isGoing = upload.used_at === null && upload.delete_after !== null && upload.delete_after <= now
  return isGoing ? 'unknown' : 'used'
}

/** A player's own file of that action, opened; null when there is none. Does not use it up. */
export async function readOwnUpload(
  hall: Hall,
  playerId: bigint,
  uploadId: string,
  action: FileAction,
): Promise<UploadedFile | null> {
  const upload = await findOwnUpload(hall.db, playerId, uploadId, action)
  return upload === undefined ? null : readUpload(hall, uploadId)
}

/** A file, opened; null when it never arrived, or it or its key is gone. Whoever calls this has checked who may see it. */
export async function readUpload(hall: Hall, uploadId: string): Promise<UploadedFile | null> {
  const upload = await findUpload(hall.db, uploadId)
  if (upload?.storage_key == null || upload.stored_type === null) return null
  const sealer = await sealerOf(hall, upload)
  if (sealer === null) return null
  const sealed = await hall.providers.storage.get(upload.storage_key)
  if (sealed === null) {
    // Re-encrypted meanwhile, it lies elsewhere.
    const now = await findUpload(hall.db, uploadId)
    return now === undefined || now.storage_key === upload.storage_key ? null : readUpload(hall, uploadId)
  }
  return {
    playerId: upload.player_id,
    type: upload.stored_type,
    bytes: sealer.open(sealed, uploadContext(uploadId)),
  }
}

/** What used the file no longer needs it after `at`: then it is deleted. */
export async function releaseUpload(trx: Trx, uploadId: string, at: Date): Promise<void> {
  await trx.updateTable('uploads').set({ delete_after: at }).where('upload_id', '=', uploadId).execute()
}

/** An address at which the file can be looked at: for a minute by an operator, for an hour by whose it is. */
export const signLook = (hall: Hall, uploadId: string, looker: Looker = 'operator'): string =>
  signFor(hall, 'look', uploadId, looker)

/** An address at which a picture can be seen as long, as small as a list shows it (§9: 260 px high, webp). */
export const signThumbnail = (hall: Hall, uploadId: string, looker: Looker = 'operator'): string =>
  signFor(hall, 'thumb', uploadId, looker)

const signFor = (hall: Hall, use: 'look' | 'thumb', uploadId: string, looker: Looker): string =>
  signUploadAddress(hall.sealer, use, {
    origin: hall.config.PUBLIC_URL ?? '',
    uploadId,
    expiresAt: new Date(hall.clock.now().getTime() + LOOK_LIFETIME_MS[looker]),
  })
