import type { getRebateStatement as call } from '@gamehall/contract/rewards'
import { formatWire, minor } from '@gamehall/money'
import type { Hall } from '../../../core/hall.ts'
import { historyWindow } from '../../../core/history-window.ts'
import { localized } from '../../../core/localized.ts'
import { refuse, succeed } from '../../../core/outcome.ts'
import { readHistory } from '../../../core/read-history.ts'
import type { UseCase } from '../../../http/route.ts'
import { viewRebate } from './rebate-view.ts'

const EVER = new Date(0)

/** MONEY.md: one rebate with the bets it was calculated from. 404 another player's rebate. */
export const getRebateStatement: UseCase<typeof call> = async (hall, request, { session, locale }) => {
  const now = hall.clock.now()
  const window = historyWindow(request, now)
  if (!window.ok) return window
  const rebate = await hall.db
    .selectFrom('rebates')
    .selectAll()
    .where('player_id', '=', session.playerId)
    .where('rebate_id', '=', BigInt(request.rebate_id))
    .executeTakeFirst()
  if (rebate === undefined) return refuse(404)
  const lines = hall.db.selectFrom('rebate_bets').selectAll().where('rebate_id', '=', rebate.rebate_id)
  const columns = { at: 'settled_at', id: 'line_id' }
  const { rows, ...paging } = await readHistory(hall.db, lines, columns, { ...window.data, from: EVER })
  const names = await readGameNames(
    hall,
    rows.map(({ gid }) => gid),
  )
  return succeed({
    ...paging,
    rebate: viewRebate(rebate, now),
    list: rows.map((row) => ({
      api_key: row.api_key,
      bet_id: row.bet_id,
      game_name: localized(names.get(row.gid) ?? {}, locale) || row.gid,
      settle_time: row.settled_at.toISOString(),
      valid_bet: formatWire(minor(row.valid_bet_minor), 'TWD'),
      is_correction: row.is_correction,
    })),
  })
}

async function readGameNames(hall: Hall, gids: readonly string[]) {
  if (gids.length === 0) return new Map<string, Record<string, string>>()
  const games = await hall.db.selectFrom('games').select(['gid', 'name']).where('gid', 'in', gids).execute()
  return new Map(games.map(({ gid, name }) => [gid, name]))
}
