import type { listTransfers as call } from '@gamehall/contract/games'
import { sql } from 'kysely'
import { readHistoryDays } from '../../core/history-days.ts'
import { historyWindow } from '../../core/history-window.ts'
import { succeed } from '../../core/outcome.ts'
import { readHistory } from '../../core/read-history.ts'
import type { UseCase } from '../../http/route.ts'
import { OPEN_STATES } from './transfers/transfer-states.ts'
import { toPlatformTransfer } from './transfers/transfer-view.ts'

const COLUMNS = { at: 'created_at', id: 'reference' }
const moved = (direction: 'in' | 'out') =>
  sql<bigint>`sum(amount_minor) filter (where state = 'SUCCESS' and direction = ${direction})`
const MOVED = { in: { of: moved('in') }, out: { of: moved('out') } } as const

/** The player’s transfers to and from platforms with their states, newest first, with daily sums. */
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
  const { rows, ...paging } = await readHistory(hall.db, transfers, COLUMNS, window.data)
  const shown = { window: window.data, instants: rows.map((row) => row.created_at) }
  return succeed({
    ...paging,
    days: await readHistoryDays(hall.db, transfers, COLUMNS, shown, MOVED),
    list: await Promise.all(rows.map((row) => toPlatformTransfer(hall, row, locale))),
  })
}
