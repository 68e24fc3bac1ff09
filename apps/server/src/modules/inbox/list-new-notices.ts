import type { Locale } from '@gamehall/contract/constants'
import type { listNewNotices as call, Notice } from '@gamehall/contract/inbox'
import type { Kysely } from 'kysely'
import { localized } from '../../core/localized.ts'
import { succeed } from '../../core/outcome.ts'
import type { Database } from '../../db/database.ts'
import type { UseCase } from '../../http/route.ts'

const MOST_NOTICES = 20
const OPENS_BY_ITSELF = 999

/** §7 /sys/notice/new: the notices shown now, in the caller's language; urgent ones only on request. */
export const listNewNotices: UseCase<typeof call> = async (hall, request, caller) =>
  succeed({ list: await readNotices(hall.db, caller.locale, Boolean(request.is_urgent)) })

async function readNotices(db: Kysely<Database>, locale: Locale, isUrgentOnly: boolean): Promise<Notice[]> {
  let query = db.selectFrom('notices').selectAll().where('is_show', '=', true)
  if (isUrgentOnly) query = query.where('notice_type', '=', OPENS_BY_ITSELF)
  const rows = await query.orderBy('sort').orderBy('notice_id', 'desc').limit(MOST_NOTICES).execute()
  return rows.map((row) => ({
    id: row.notice_id.toString(),
    type: row.type,
    notice_type: row.notice_type === OPENS_BY_ITSELF ? 999 : 1,
    title: localized(row.title, locale),
    content: localized(row.content, locale),
    style: row.style,
    is_show: 1,
    detail_url: row.detail_url,
    sort: row.sort,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }))
}
