import type { listTransfers as call } from '@gamehall/contract/games'
import { historyWindow } from '../../core/history-window.ts'
import { succeed } from '../../core/outcome.ts'
import { readHistory } from '../../core/read-history.ts'
import type { UseCase } from '../../http/route.ts'
import { OPEN_STATES } from './transfers/transfer-states.ts'
import { toPlatformTransfer } from './transfers/transfer-view.ts'

/** "Where is my money": the player's transfers to and from platforms, newest first, each with its state. */
export const listTransfers: UseCase<typeof call> = async (hall, request, { session, locale }) => {
  const window = historyWindow(request, hall.clock.now())
  if (!window.ok) return window
  let transfers = hall.db
    .selectFrom('platform_transfers')
    .selectAll()
    .where('player_id', '=', session.playerId)
  if (request.api_key != null) transfers = transfers.where('api_key', '=', request.api_key)
  if (request.open === 1) transfers = transfers.where('state', 'in', [...OPEN_STATES])
  if (request.open === 0) transfers = transfers.where('state', 'not in', [...OPEN_STATES])
  const { rows, ...paging } = await readHistory(
    hall.db,
    transfers,
    { at: 'created_at', id: 'reference' },
    window.data,
  )
  return succeed({
    ...paging,
    list: await Promise.all(rows.map((row) => toPlatformTransfer(hall, row, locale))),
  })
}
