import type { Locale } from '@gamehall/contract/constants'
import type { listNewNotices as call, Notice } from '@gamehall/contract/inbox'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { offerPausesHook } from '../hooks.ts'
import { OFFER_CATEGORY } from '../messages/message-kinds.ts'
import type { InboxContext } from '../tables.ts'
import { POPUP_NOTICE_TYPE, viewNotice } from './notice-view.ts'

const MAX_NOTICES = 20

/**
 * §7 /sys/notice/new: the notices shown now, in the caller's language; urgent ones only on request. `for: me` leaves out offers
 * for a player on a break.
 */
export const listNewNotices: UseCase<typeof call, InboxContext> = async (ctx, request, caller) => {
  const playerId = request.for === 'me' ? caller.session?.playerId : undefined
  const hasOffers =
    playerId === undefined || !(await offerPausesHook.of(ctx).isPaused(ctx.db, playerId, ctx.clock.now()))
  const list = await readNotices(ctx, caller.locale, Boolean(request.is_urgent))
  return succeed({ list: hasOffers ? list : list.filter(({ type }) => type !== OFFER_CATEGORY) })
}

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
