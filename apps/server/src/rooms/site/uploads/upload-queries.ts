import type { Selectable } from 'kysely'
import type { FileAction, SiteDb, SiteTables, SiteTrx } from '../tables.ts'

export type UploadRow = Selectable<SiteTables['uploads']>

export const findUpload = (db: SiteDb, uploadId: string): Promise<UploadRow | undefined> =>
  db.selectFrom('uploads').selectAll().where('upload_id', '=', uploadId).executeTakeFirst()

/** Finds a player's upload of an action; undefined for another player's or action's. */
export const findOwnUpload = (
  db: SiteDb,
  playerId: bigint,
  uploadId: string,
  action: FileAction,
): Promise<UploadRow | undefined> =>
  db
    .selectFrom('uploads')
    .selectAll()
    .where('upload_id', '=', uploadId)
    .where('player_id', '=', playerId)
    .where('action', '=', action)
    .executeTakeFirst()

/** Counts a player's unused uploads created since an instant. */
export async function countUnusedUploads(db: SiteDb, playerId: bigint, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('uploads')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .where('player_id', '=', playerId)
    .where('created_at', '>', since)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/**
 * Reserves the storage key and encryption key for an upload's bytes. Null when it already has its file; else the storage key of
 * an earlier attempt, if any, which can be removed.
 */
export async function reserveStorageKey(
  db: SiteDb,
  uploadId: string,
  place: { readonly key: string; readonly keyId: bigint | null; readonly dataKey: number },
): Promise<{ readonly abandonedKey: string | null } | null> {
  return db.transaction().execute(async (trx) => {
    const upload = await trx
      .selectFrom('uploads')
      .select('storage_key')
      .where('upload_id', '=', uploadId)
      .where('stored_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (upload === undefined) return null
    await trx
      .updateTable('uploads')
      .set({ storage_key: place.key, key_id: place.keyId, data_key: place.dataKey })
      .where('upload_id', '=', uploadId)
      .execute()
    return { abandonedKey: upload.storage_key }
  })
}

/** Marks an upload as stored. False when a later attempt has replaced this one. */
export async function markUploadStored(
  db: SiteDb,
  uploadId: string,
  stored: { readonly key: string; readonly type: string; readonly at: Date },
): Promise<boolean> {
  const changed = await db
    .updateTable('uploads')
    .set({ stored_type: stored.type, stored_at: stored.at })
    .where('upload_id', '=', uploadId)
    .where('storage_key', '=', stored.key)
    .where('stored_at', 'is', null)
    .returning('upload_id')
    .executeTakeFirst()
  return changed !== undefined
}

/** Marks an upload as used, which ends its expiry. False when it is already used, or expired. */
export async function markUploadUsed(trx: SiteTrx, uploadId: string, at: Date): Promise<boolean> {
  const changed = await trx
    .updateTable('uploads')
    .set({ used_at: at, delete_after: null })
    .where('upload_id', '=', uploadId)
    .where('stored_at', 'is not', null)
    .where('used_at', 'is', null)
    .where('delete_after', '>', at)
    .returning('upload_id')
    .executeTakeFirst()
  return changed !== undefined
}
