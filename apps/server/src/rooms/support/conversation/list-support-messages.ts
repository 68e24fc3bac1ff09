import type { listSupportMessages as call } from '@gamehall/contract/support'
import { refuseField, succeed } from '../../../platform/context/outcome.ts'
import { parseCursor } from '../../../platform/history/parse-history-window.ts'
import { readHistory } from '../../../platform/history/read-history.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { SupportContext } from '../tables.ts'
import { viewSupportMessage } from './conversation-queries.ts'

/** Lists the player's conversation, newest first, without a date range. 400 `cursor`. */
export const listSupportMessages: UseCase<typeof call, SupportContext> = async (
  ctx,
  request,
  { session },
) => {
  const after = request.cursor == null ? null : parseCursor(request.cursor)
  if (request.cursor != null && after === null) return refuseField('cursor', 'cursor_format')
  const messages = ctx.db.selectFrom('support_messages').selectAll().where('player_id', '=', session.playerId)
  const { rows, ...paging } = await readHistory(
    ctx.db,
    messages,
    { at: 'created_at', id: 'message_id' },
    {
      from: new Date(0),
      to: new Date(ctx.clock.now().getTime() + 1),
      after,
      offset: after === null ? (request.page - 1) * request.page_size : 0,
      page: request.page,
      pageSize: request.page_size,
    },
  )
  return succeed({ ...paging, list: rows.map((row) => viewSupportMessage(ctx, row, 'owner')) })
}
