import type { listBets as call } from '@gamehall/contract/games'
import { formatWire, minor } from '@gamehall/money'
import { historyWindow } from '../../core/history-window.ts'
import { succeed } from '../../core/outcome.ts'
import type { UseCase } from '../../http/route.ts'
import { readBetDays } from './bets/bet-days.ts'
import { readBetHistory, toBetSelection } from './bets/bet-history.ts'
import { sumBets } from './bets/bet-queries.ts'

const money = (amount: bigint) => formatWire(minor(amount), 'TWD')

/** Pages after the first carry no totals. */
const NO_TOTALS = { total: null, total_bet: null, total_valid_bet: null, total_win_loss: null }

/** §2 /betting_record, §7 /report/betRecord: the player's bets, newest first, with the selection's totals on its first page. */
export const listBets: UseCase<typeof call> = async (hall, request, caller) => {
  const window = historyWindow(request, hall.clock.now())
  if (!window.ok) return window
  const selection = toBetSelection(request, caller.session)
  const [page, totals] = await Promise.all([
    readBetHistory(hall, request, caller),
    request.cursor == null ? sumBets(hall.db, selection, window.data) : null,
  ])
  if (!page.ok) return page
  const instants = page.data.list.map(({ bet_time }) => new Date(bet_time))
  const days = await readBetDays(hall.db, selection, { window: window.data, instants })
  if (totals === null) return succeed({ ...page.data, days, ...NO_TOTALS })
  return succeed({
    ...page.data,
    days,
    total: totals.total,
    total_bet: money(totals.betMinor),
    total_valid_bet: money(totals.validBetMinor),
    total_win_loss: money(totals.winLossMinor),
  })
}
