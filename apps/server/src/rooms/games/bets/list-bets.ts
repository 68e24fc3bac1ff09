import type { listBets as call } from '@gamehall/contract/games'
import { formatWireAmount, minor } from '@gamehall/money'
import { succeed } from '../../../platform/context/outcome.ts'
import { parseHistoryWindow } from '../../../platform/history/parse-history-window.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { GamesContext } from '../tables.ts'
import { readBetHistory, toBetSelection } from './bet-history.ts'
import { sumBets } from './bet-queries.ts'
import { readBetDays } from './read-bet-days.ts'

const money = (amount: bigint) => formatWireAmount(minor(amount), 'TWD')

/** Pages after the first carry no totals. */
const NO_TOTALS = { total: null, total_bet: null, total_valid_bet: null, total_win_loss: null }

/** §2 /betting_record, §7 /report/betRecord: the player's bets, newest first, with the selection's totals on its first page. */
export const listBets: UseCase<typeof call, GamesContext> = async (ctx, request, caller) => {
  const window = parseHistoryWindow(request, ctx.clock.now())
  if (!window.ok) return window
  const selection = toBetSelection(request, caller.session)
  const [page, totals] = await Promise.all([
    readBetHistory(ctx, request, caller),
    request.cursor == null ? sumBets(ctx.db, selection, window.data) : null,
  ])
  if (!page.ok) return page
  const instants = page.data.list.map(({ bet_time }) => new Date(bet_time))
  const days = await readBetDays(ctx.db, selection, { window: window.data, instants })
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
