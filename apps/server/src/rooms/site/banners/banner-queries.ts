import type { Selectable } from 'kysely'
import type { SiteDb, SiteTables } from '../tables.ts'

export type BannerRow = Selectable<SiteTables['banners']>

/** Reads visible banners in order, regardless of their schedule. */
export const readShownBanners = (db: SiteDb): Promise<BannerRow[]> =>
  db
    .selectFrom('banners')
    .selectAll()
    .where('is_shown', '=', true)
    .orderBy('sort')
    .orderBy('banner_id')
    .execute()

export const findBanner = (db: SiteDb, bannerId: string): Promise<BannerRow | undefined> =>
  db.selectFrom('banners').selectAll().where('banner_id', '=', BigInt(bannerId)).executeTakeFirst()
