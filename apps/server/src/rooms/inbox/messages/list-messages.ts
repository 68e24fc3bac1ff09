import type { listMessages as call } from '@gamehall/contract/inbox'
import { refuseField, succeed } from '../../../platform/context/outcome.ts'
import { formatCursor, parseCursor } from '../../../platform/history/parse-history-window.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { InboxContext } from '../tables.ts'
import { countUnread, NO_UNREAD } from './count-unread.ts'
import { countMessages, readMessageRows } from './message-queries.ts'
import { viewMessage } from './message-row.ts'
import { findNoticeReader } from './visible-notices.ts'

/** Totals are exact up to this; beyond it they only say that another page exists. */
const EXACT_TOTAL_LIMIT = 1_000

/** §7 /sys/message/list: the player's messages and notices, newest first. 400 `cursor`. */
export const listMessages: UseCase<typeof call, InboxContext> = async (ctx, request, { session, locale }) => {
  const after = request.cursor == null ? null : parseCursor(request.cursor)
  if (request.cursor != null && (after === null || !/^\d{1,18}$/.test(after.id)))
    return refuseField('cursor', 'cursor_format')
  const { page, page_size } = request
  const now = ctx.clock.now()
  const reader = session && (await findNoticeReader(ctx, ctx.db, session.playerId))
  const filter = { reader, category: request.type ?? null, now }
  const offset = after === null ? (page - 1) * page_size : 0
  const [rows, total, unread] = await Promise.all([
    readMessageRows(ctx.db, filter, { after, offset, limit: page_size + 1 }),
    countMessages(ctx.db, filter, Math.max(EXACT_TOTAL_LIMIT, (page + 1) * page_size)),
    reader === null ? NO_UNREAD : countUnread(ctx, ctx.db, reader.playerId, now),
  ])
  const shown = rows.slice(0, page_size)
  const last = shown.at(-1)
  return succeed({
    ...unread,
    list: shown.map((row) => viewMessage(row, locale)),
    total,
    page,
    page_size,
    next_cursor:
      rows.length > shown.length && last !== undefined
        ? formatCursor({ atMicros: last.position_at, id: last.id.toString() })
        : null,
  })
}
