import type { listSupportMessages as call } from '@gamehall/contract/support'
import { parseCursor } from '../../../core/history-window.ts'
import { refuseField, succeed } from '../../../core/outcome.ts'
import { readHistory } from '../../../core/read-history.ts'
import type { UseCase } from '../../../http/route.ts'
import { toSupportMessage } from './conversation-queries.ts'

/** Lists the player's conversation, newest first, without a date range. 400 `cursor`. */
export const listSupportMessages: UseCase<typeof call> = async (hall, request, { session }) => {
  const after = request.cursor == null ? null : parseCursor(request.cursor)
  if (request.cursor != null && after === null) return refuseField('cursor', 'cursor_format')
  const messages = hall.db
    .selectFrom('support_messages')
    .selectAll()
    .where('player_id', '=', session.playerId)
  const { rows, ...paging } = await readHistory(
    hall.db,
    messages,
    { at: 'created_at', id: 'message_id' },
    {
      from: new Date(0),
      to: new Date(hall.clock.now().getTime() + 1),
      after,
      offset: after === null ? (request.page - 1) * request.page_size : 0,
      page: request.page,
      pageSize: request.page_size,
    },
  )
  return succeed({ ...paging, list: rows.map((row) => toSupportMessage(hall, row, 'owner')) })
}
