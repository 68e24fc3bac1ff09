import type { Locale } from '@gamehall/contract/constants'
import type { listNewNotices as call, Notice } from '@gamehall/contract/inbox'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { InboxContext } from '../tables.ts'
import { POPUP_NOTICE_TYPE, viewNotice } from './notice-view.ts'

const MAX_NOTICES = 20

/** §7 /sys/notice/new: the notices shown now, in the caller's language; urgent ones only on request. */
export const listNewNotices: UseCase<typeof call, InboxContext> = async (ctx, request, caller) =>
  succeed({ list: await readNotices(ctx, caller.locale, Boolean(request.is_urgent)) })

async function readNotices(
  { db, clock }: Pick<InboxContext, 'db' | 'clock'>,
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
  if (isUrgentOnly) query = query.where('notice_type', '=', POPUP_NOTICE_TYPE)
  const rows = await query.orderBy('sort').orderBy('notice_id', 'desc').limit(MAX_NOTICES).execute()
  return rows.map((row) => viewNotice(row, locale))
}
