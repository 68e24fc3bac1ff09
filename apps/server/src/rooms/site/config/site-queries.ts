import type { Kysely, Selectable, Updateable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Trx } from '../../../platform/database/transact.ts'
import type { SiteTables } from '../tables.ts'

/** Reads the single row of site settings. */
export function readSiteSettings(db: Kysely<Database>): Promise<Selectable<SiteTables['site_settings']>> {
  return db.selectFrom('site_settings').selectAll().executeTakeFirstOrThrow()
}

/** Changes what the site says about customer service. */
export async function changeSupportSettings(
  trx: Trx,
  change: Pick<
    Updateable<SiteTables['site_settings']>,
    'support_hours' | 'support_schedule' | 'support_channels'
  >,
): Promise<void> {
  await trx.updateTable('site_settings').set(change).execute()
}
