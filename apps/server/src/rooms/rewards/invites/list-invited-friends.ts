import type { listInvitedFriends as call } from '@gamehall/contract/rewards'
import { formatWireAmount, ZERO } from '@gamehall/money'
import { succeed } from '../../../platform/context/outcome.ts'
import { parseHistoryWindow } from '../../../platform/history/parse-history-window.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { readInvitedPlayers } from '../../account/index.ts'
import { sumPaidDeposits } from '../../cashier/index.ts'
import type { RewardsContext } from '../tables.ts'
import { maskFriend, readInviteRules, sumPaidInviteRewards } from './invite-queries.ts'

/** Lists the players who registered with the caller's code, newest first, without a date range. */
export const listInvitedFriends: UseCase<typeof call, RewardsContext> = async (ctx, request, { session }) => {
  const window = parseHistoryWindow(request, ctx.clock.now())
  if (!window.ok) return window
  const { deposit_minor } = await readInviteRules(ctx.db)
  const whole = { ...window.data, from: new Date(0) }
  const { rows, days, ...paging } = await readInvitedPlayers(ctx.db, session.playerId, whole)
  const ids = rows.map(({ player_id }) => player_id)
  const [deposits, earned] = await Promise.all([
    sumPaidDeposits(ctx.db, ids),
    sumPaidInviteRewards(ctx.db, ids),
  ])
  return succeed({
    ...paging,
    days,
    list: rows.map((row) => ({
      friend: maskFriend(row.account),
      registered_at: row.created_at.toISOString(),
      has_deposited: (deposits.get(row.player_id) ?? ZERO) >= deposit_minor,
      earned: formatWireAmount(earned.get(row.player_id) ?? ZERO, 'TWD'),
    })),
  })
}
