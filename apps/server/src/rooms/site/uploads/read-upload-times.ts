import type { Db } from '../../../platform/database/database.ts'
import { withSiteTables } from '../tables.ts'

/** When uploads were begun, by id; a deleted one is missing. */
export async function readUploadTimes(
  db: Db,
  uploadIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (uploadIds.length === 0) return new Map()
  const rows = await withSiteTables(db)
    .selectFrom('uploads')
    .select(['upload_id', 'created_at'])
    .where('upload_id', 'in', uploadIds)
    .execute()
  return new Map(rows.map(({ upload_id, created_at }) => [upload_id, created_at]))
}
