import type { listTransfers as call } from '@gamehall/contract/games'
import { sql } from 'kysely'
import { succeed } from '../../../platform/context/outcome.ts'
import { parseHistoryWindow } from '../../../platform/history/parse-history-window.ts'
import { readHistory } from '../../../platform/history/read-history.ts'
import { readHistoryDays } from '../../../platform/history/read-history-days.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { GamesContext } from '../tables.ts'
import { OPEN_TRANSFER_STATES } from './transfer-states.ts'
import { toPlatformTransfer } from './transfer-view.ts'

const COLUMNS = { at: 'created_at', id: 'reference' }
const moved = (direction: 'in' | 'out') =>
  sql<bigint>`sum(amount_minor) filter (where state = 'SUCCESS' and direction = ${direction})`
const MOVED = { in: { of: moved('in') }, out: { of: moved('out') } } as const

/** The player’s transfers to and from platforms with their states, newest first, with daily sums. */
export const listTransfers: UseCase<typeof call, GamesContext> = async (
  ctx,
  request,
  { session, locale },
) => {
  const window = parseHistoryWindow(request, ctx.clock.now())
  if (!window.ok) return window
  let transfers = ctx.db
    .selectFrom('platform_transfers')
    .selectAll()
    .where('player_id', '=', session.playerId)
  if (request.api_key != null) transfers = transfers.where('api_key', '=', request.api_key)
  if (request.open === 1) transfers = transfers.where('state', 'in', [...OPEN_TRANSFER_STATES])
  if (request.open === 0) transfers = transfers.where('state', 'not in', [...OPEN_TRANSFER_STATES])
  const { rows, ...paging } = await readHistory(ctx.db, transfers, COLUMNS, window.data)
  const shown = { window: window.data, instants: rows.map((row) => row.created_at) }
  return succeed({
    ...paging,
    days: await readHistoryDays(ctx.db, transfers, COLUMNS, shown, MOVED),
    list: await Promise.all(rows.map((row) => toPlatformTransfer(ctx, row, locale))),
  })
}
