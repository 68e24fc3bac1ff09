import type { Locale } from '@gamehall/contract/constants'
import type { Bet } from '@gamehall/contract/games'
import { formatWire, minor } from '@gamehall/money'
import type { Hall } from '../../../core/hall.ts'
import { type HistoryRequest, historyWindow } from '../../../core/history-window.ts'
import { localized } from '../../../core/localized.ts'
import { succeed } from '../../../core/outcome.ts'
import type { Caller, Session } from '../../../http/route.ts'
import { type BetCount, readBetCounts } from '../../wallet/index.ts'
import { readCatalogue } from '../catalogue/hall-cache.ts'
import { platformName } from '../transfers/transfer-view.ts'
import { type BetRow, type BetSelection, readBetPage } from './bet-queries.ts'
import { turnoverId } from './turnover-id.ts'

export type BetHistoryRequest = HistoryRequest &
  Omit<BetSelection, 'playerId' | 'apiKey'> & {
    readonly api_key?: string | null | undefined
  }

export const toBetSelection = (request: BetHistoryRequest, { playerId }: Session): BetSelection => ({
  playerId,
  apiKey: request.api_key,
  settled: request.settled,
})

/** One page of the player’s bets, newest first, without the totals of the selection. 400/30012: wrong range or cursor. */
export async function readBetHistory(
  hall: Hall,
  request: BetHistoryRequest,
  { session, locale }: Caller<Session>,
) {
  const window = historyWindow(request, hall.clock.now())
  if (!window.ok) return window
  const { rows, ...paging } = await readBetPage(hall.db, toBetSelection(request, session), window.data)
  const betIds = rows.map(turnoverId)
  const counts = await readBetCounts(hall.db, session.playerId, betIds, locale)
  const list = rows.map((row) => toBet(hall, row, counts(turnoverId(row)), locale))
  return succeed({ ...paging, list: await Promise.all(list) })
}

async function toBet(hall: Hall, row: BetRow, counts: BetCount, locale: Locale): Promise<Bet> {
  const { games } = await readCatalogue(hall)
  const game = games.find(({ gid }) => gid === row.gid)
  return {
    bet_id: row.bet_id,
    api_key: row.api_key,
    platform_name: await platformName(hall, row.api_key, locale),
    gid: row.gid,
    game_name: game === undefined ? row.gid : localized(game.name, locale),
    bet_amount: money(row.bet_minor),
    valid_bet: money(row.valid_bet_minor),
    win_loss: row.status === 'settled' ? money(row.win_minor - row.bet_minor) : null,
    status: row.status,
    bet_time: row.bet_at.toISOString(),
    settle_time: row.settled_at?.toISOString() ?? null,
    turnover: viewTurnover(counts),
  }
}

function viewTurnover({ line, toward }: BetCount): Bet['turnover'] {
  if (line === undefined) return null
  const { change_minor, weight_percent, reason } = line
  return { counted: money(-change_minor), weight_percent: weight_percent ?? 0, reason, toward: [...toward] }
}

const money = (amount: bigint) => formatWire(minor(amount), 'TWD')
