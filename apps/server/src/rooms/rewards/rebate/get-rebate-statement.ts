import type { getRebateStatement as call } from '@gamehall/contract/rewards'
import { formatWireAmount, minor } from '@gamehall/money'
import { refuse, succeed } from '../../../platform/context/outcome.ts'
import { parseHistoryWindow } from '../../../platform/history/parse-history-window.ts'
import { readHistory } from '../../../platform/history/read-history.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { readGameNames } from '../../games/index.ts'
import type { RewardsContext } from '../tables.ts'
import { viewRebate } from './rebate-view.ts'

const EVER = new Date(0)

/** MONEY.md: one rebate with the bets it was calculated from. 404 another player's rebate. */
export const getRebateStatement: UseCase<typeof call, RewardsContext> = async (
  ctx,
  request,
  { session, locale },
) => {
  const now = ctx.clock.now()
  const window = parseHistoryWindow(request, now)
  if (!window.ok) return window
  const rebate = await ctx.db
    .selectFrom('rebates')
    .selectAll()
    .where('player_id', '=', session.playerId)
    .where('rebate_id', '=', BigInt(request.rebate_id))
    .executeTakeFirst()
  if (rebate === undefined) return refuse(404)
  const lines = ctx.db.selectFrom('rebate_bets').selectAll().where('rebate_id', '=', rebate.rebate_id)
  const columns = { at: 'settled_at', id: 'line_id' }
  const { rows, ...paging } = await readHistory(ctx.db, lines, columns, { ...window.data, from: EVER })
  const names = await readGameNames(
    ctx.db,
    rows.map(({ gid }) => gid),
  )
  return succeed({
    ...paging,
    rebate: viewRebate(rebate, now),
    list: rows.map((row) => ({
      api_key: row.api_key,
      bet_id: row.bet_id,
      game_name: localizeText(names.get(row.gid) ?? {}, locale) || row.gid,
      settle_time: row.settled_at.toISOString(),
      valid_bet: formatWireAmount(minor(row.valid_bet_minor), 'TWD'),
      is_correction: row.is_correction,
    })),
  })
}
