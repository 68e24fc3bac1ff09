import type { listInviteRewards as call } from '@gamehall/contract/rewards'
import { sql } from 'kysely'
import { readHistoryDays } from '../../../core/history-days.ts'
import { historyWindow } from '../../../core/history-window.ts'
import { succeed } from '../../../core/outcome.ts'
import { readHistory } from '../../../core/read-history.ts'
import type { UseCase } from '../../../http/route.ts'
import { selectRewards, viewReward } from './invite-queries.ts'

const PAID = { of: sql<bigint>`sum(reward_minor) filter (where invite_rewards.state = 'paid')` }

/** §7 /report/inviteRewards: paid and held invite rewards, newest first; refused ones are left out. */
export const listInviteRewards: UseCase<typeof call> = async (hall, request, { session }) => {
  const window = historyWindow(request, hall.clock.now())
  if (!window.ok) return window
  let found = selectRewards(hall.db)
    .where('invite_rewards.player_id', '=', session.playerId)
    .where('invite_rewards.state', '<>', 'refused')
  if (request.kind != null) found = found.where('invite_rewards.kind', '=', request.kind)
  const columns = { at: 'invite_rewards.created_at', id: 'invite_rewards.record_id' }
  const { rows, ...paging } = await readHistory(hall.db, found, columns, window.data)
  const shown = { window: window.data, instants: rows.map((row) => row.created_at) }
  const days = await readHistoryDays(hall.db, found, columns, shown, { paid: PAID })
  return succeed({ ...paging, days, list: rows.map(viewReward) })
}
