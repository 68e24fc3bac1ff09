import type { Locale } from '@gamehall/contract/constants'
import type { listNewNotices as call, Notice } from '@gamehall/contract/inbox'
import type { Hall } from '../../core/hall.ts'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { noticeView, OPENS_BY_ITSELF } from './notices/notice-view.ts'

const MAX_NOTICES = 20

/** §7 /sys/notice/new: the notices shown now, in the caller's language; urgent ones only on request. */
export const listNewNotices: UseCase<typeof call> = async (hall, request, caller) =>
  succeed({ list: await readNotices(hall, caller.locale, Boolean(request.is_urgent)) })

async function readNotices(
  { db, clock }: Pick<Hall, 'db' | 'clock'>,
  locale: Locale,
  isUrgentOnly: boolean,
): Promise<Notice[]> {
  const now = clock.now()
  let query = db
    .selectFrom('notices')
    .selectAll()
    .where('is_show', '=', true)
    .where('is_to_players', '=', false)
    .where('shown_from', '<=', now)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
  if (isUrgentOnly) query = query.where('notice_type', '=', OPENS_BY_ITSELF)
  const rows = await query.orderBy('sort').orderBy('notice_id', 'desc').limit(MAX_NOTICES).execute()
  return rows.map((row) => noticeView(row, locale))
}
