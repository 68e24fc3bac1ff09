import type { listInvitedFriends as call } from '@gamehall/contract/rewards'
import { formatWireAmount, minor } from '@gamehall/money'
import { sql } from 'kysely'
import { succeed } from '../../../platform/context/outcome.ts'
import { parseHistoryWindow } from '../../../platform/history/parse-history-window.ts'
import { readHistory } from '../../../platform/history/read-history.ts'
import { readHistoryDays } from '../../../platform/history/read-history-days.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { maskFriend, readInviteRules } from './invite-queries.ts'

/** Lists the players who registered with the caller's code, newest first, without a date range. */
export const listInvitedFriends: UseCase<typeof call> = async (ctx, request, { session }) => {
  const window = parseHistoryWindow(request, ctx.clock.now())
  if (!window.ok) return window
  const { deposit_minor } = await readInviteRules(ctx.db)
  const found = ctx.db
    .selectFrom('players')
    .where('players.parent_id', '=', session.playerId)
    .select(['players.account', 'players.created_at'])
    .select(
      sql<bigint>`(select coalesce(sum(paid_minor), 0)::bigint from deposit_orders d
        where d.player_id = players.player_id and d.state = 'paid')`.as('deposited_minor'),
    )
    .select(
      sql<bigint>`(select coalesce(sum(reward_minor), 0)::bigint from invite_rewards r
        where r.friend_id = players.player_id and r.state = 'paid')`.as('earned_minor'),
    )
  const whole = { ...window.data, from: new Date(0) }
  const columns = { at: 'players.created_at', id: 'players.uuid' }
  const { rows, ...paging } = await readHistory(ctx.db, found, columns, whole)
  const shown = { window: whole, instants: rows.map((row) => row.created_at) }
  return succeed({
    ...paging,
    days: await readHistoryDays(ctx.db, found, columns, shown, {}),
    list: rows.map((row) => ({
      friend: maskFriend(row.account),
      registered_at: row.created_at.toISOString(),
      has_deposited: row.deposited_minor >= deposit_minor,
      earned: formatWireAmount(minor(row.earned_minor), 'TWD'),
    })),
  })
}
