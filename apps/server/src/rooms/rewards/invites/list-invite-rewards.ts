import type { listInviteRewards as call } from '@gamehall/contract/rewards'
import { sql } from 'kysely'
import { succeed } from '../../../platform/context/outcome.ts'
import { parseHistoryWindow } from '../../../platform/history/parse-history-window.ts'
import { readHistory } from '../../../platform/history/read-history.ts'
import { readHistoryDays } from '../../../platform/history/read-history-days.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { RewardsContext } from '../tables.ts'
import { selectInviteRewards, viewInviteRewards } from './invite-queries.ts'

const PAID = { of: sql<bigint>`sum(reward_minor) filter (where invite_rewards.state = 'paid')` }

/** §7 /report/inviteRewards: paid, held and waiting invite rewards, newest first; refused ones are left out. */
export const listInviteRewards: UseCase<typeof call, RewardsContext> = async (ctx, request, { session }) => {
  const window = parseHistoryWindow(request, ctx.clock.now())
  if (!window.ok) return window
  let found = selectInviteRewards(ctx.db)
    .where('invite_rewards.player_id', '=', session.playerId)
    .where('invite_rewards.state', '<>', 'refused')
  if (request.kind != null) found = found.where('invite_rewards.kind', '=', request.kind)
  const columns = { at: 'invite_rewards.created_at', id: 'invite_rewards.record_id' }
  const { rows, ...paging } = await readHistory(ctx.db, found, columns, window.data)
  const shown = { window: window.data, instants: rows.map((row) => row.created_at) }
  const days = await readHistoryDays(ctx.db, found, columns, shown, { paid: PAID })
  return succeed({ ...paging, days, list: (await viewInviteRewards(ctx.db, rows)).map(({ view }) => view) })
}
