import type { Selectable, Updateable } from 'kysely'
import type { Db, Trx } from '../../../platform/database/database.ts'
import { type SiteTables, withSiteTables } from '../tables.ts'

/** Reads the single row of site settings. */
export function readSiteSettings(db: Db): Promise<Selectable<SiteTables['site_settings']>> {
  return withSiteTables(db).selectFrom('site_settings').selectAll().executeTakeFirstOrThrow()
}

/** Changes the site's customer service details. */
export async function changeSupportSettings(
  trx: Trx,
  change: Pick<
    Updateable<SiteTables['site_settings']>,
    'support_hours' | 'support_schedule' | 'support_channels'
  >,
): Promise<void> {
  await withSiteTables(trx).updateTable('site_settings').set(change).execute()
}
