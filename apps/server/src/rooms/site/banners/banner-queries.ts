import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'

type Db = Kysely<Database>
export type BannerRow = Selectable<Database['banners']>

/** Reads visible banners in order, regardless of their schedule. */
export const readShownBanners = (db: Db): Promise<BannerRow[]> =>
  db
    .selectFrom('banners')
    .selectAll()
    .where('is_shown', '=', true)
    .orderBy('sort')
    .orderBy('banner_id')
    .execute()

export const findBanner = (db: Db, bannerId: string): Promise<BannerRow | undefined> =>
  db.selectFrom('banners').selectAll().where('banner_id', '=', BigInt(bannerId)).executeTakeFirst()
