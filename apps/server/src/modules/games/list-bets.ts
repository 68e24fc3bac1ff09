import type { Locale } from '@gamehall/contract/constants'
import type { Bet, listBets as call } from '@gamehall/contract/games'
import { formatWire, minor } from '@gamehall/money'
import type { Hall } from '../../core/hall.ts'
import { historyWindow } from '../../core/history-window.ts'
import { localized } from '../../core/localized.ts'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { type BetRow, readBetPage, sumBets } from './bets/bet-queries.ts'
import { readCatalogue } from './catalogue/hall-cache.ts'
import { platformName } from './transfers/transfer-view.ts'

const money = (amount: bigint) => formatWire(minor(amount), 'TWD')

/** §2 /betting_record, §7 /report/betRecord: the player's bets, newest first, with the selection's totals. */
export const listBets: UseCase<typeof call> = async (hall, request, { session, locale }) => {
  const window = historyWindow(request, hall.clock.now())
  if (!window.ok) return window
  const selection = { playerId: session.playerId, apiKey: request.api_key, settled: request.settled }
  const [totals, { rows, ...paging }] = await Promise.all([
    sumBets(hall.db, selection, window.data),
    readBetPage(hall.db, selection, window.data),
  ])
  return succeed({
    ...paging,
    list: await Promise.all(rows.map((row) => toBet(hall, row, locale))),
    total: totals.total,
    total_bet: money(totals.betMinor),
    total_valid_bet: money(totals.validBetMinor),
    total_win_loss: money(totals.winLossMinor),
  })
}

async function toBet(hall: Hall, row: BetRow, locale: Locale): Promise<Bet> {
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
  }
}
