import type { Locale } from '@gamehall/contract/constants'
import type { Banner, listBanners as call } from '@gamehall/contract/site'
import type { Kysely } from 'kysely'
import { localized } from '../../core/localized.ts'
import { succeed } from '../../core/outcome.ts'
import type { Database } from '../../db/database.ts'
import type { UseCase } from '../../http/route.ts'

/** §7 /banner/list: the home's banners in their order, in the caller's language. */
export const listBanners: UseCase<typeof call> = async (hall, _request, caller) =>
  succeed({ list: await readBanners(hall.db, caller.locale) })

async function readBanners(db: Kysely<Database>, locale: Locale): Promise<Banner[]> {
  const rows = await db
    .selectFrom('banners')
    .selectAll()
    .where('is_shown', '=', true)
    .orderBy('sort')
    .orderBy('banner_id')
    .execute()
  return rows.map((row) => ({
    id: row.banner_id.toString(),
    title: localized(row.title, locale),
    text: localized(row.text, locale),
    action: localized(row.action, locale),
    art: row.art,
    image: row.image,
    href: row.href,
    sort: row.sort,
  }))
}
