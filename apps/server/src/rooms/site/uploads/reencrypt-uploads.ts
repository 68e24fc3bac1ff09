import { nextBatchStart, type Reencryption } from '../../../platform/encryption/reencryption.ts'
import { withSiteTables } from '../tables.ts'
import { uploadEncryptionContext } from './store-file.ts'

const FILES_A_BATCH = 20

/**
 * Re-encrypts files under the current data key, except those under player keys. Each is written under a new storage key derived
 * from upload and data key, so that an aborted run leaves no orphan; then the row is updated and the old file is removed.
 */
export const reencryptUploads: Reencryption = {
  name: 'files',
  async batch({ db: anyDb, encryptor, storage }, after) {
    const db = withSiteTables(anyDb)
    const rows = await db
      .selectFrom('uploads')
      .select(['upload_id', 'storage_key', 'data_key'])
      .where('key_id', 'is', null)
      .where('storage_key', 'is not', null)
      .where('stored_at', 'is not', null)
      .where('upload_id', '>', after ?? '')
      .orderBy('upload_id')
      .limit(FILES_A_BATCH)
      .execute()
    let changed = 0
    for (const { upload_id: uploadId, storage_key: place, data_key: dataKey } of rows) {
      if (place === null || (dataKey ?? 1) === encryptor.keyVersion) continue
      const sealed = await storage.get(place)
      const resealed = sealed && encryptor.reencrypt(sealed, uploadEncryptionContext(uploadId))
      const newPlace = resealed === null ? place : `reencrypted/${encryptor.keyVersion}/${uploadId}`
      if (resealed !== null) await storage.put(newPlace, resealed)
      const { numUpdatedRows } = await db
        .updateTable('uploads')
        .set({ storage_key: newPlace, data_key: encryptor.keyVersion })
        .where('upload_id', '=', uploadId)
        .where('storage_key', '=', place)
        .executeTakeFirst()
      const isOurs = numUpdatedRows > 0n
      if (newPlace !== place) await storage.remove(isOurs ? place : newPlace)
      if (isOurs) changed += 1
    }
    return {
      seen: rows.length,
      changed,
      kept: 0,
      next: nextBatchStart(rows, FILES_A_BATCH, (row) => row.upload_id),
    }
  },
}
