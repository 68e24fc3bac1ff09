import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { SiteTables } from '../tables.ts'

/** Reads the single row of site settings. */
export function readSiteSettings(db: Kysely<Database>): Promise<Selectable<SiteTables['site_settings']>> {
  return db.selectFrom('site_settings').selectAll().executeTakeFirstOrThrow()
}
