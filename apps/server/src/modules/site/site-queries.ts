import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { SiteTables } from '../../db/tables/site.ts'

/** The site's one row of settings. */
export function readSiteSettings(db: Kysely<Database>): Promise<Selectable<SiteTables['site_settings']>> {
  return db.selectFrom('site_settings').selectAll().executeTakeFirstOrThrow()
}
