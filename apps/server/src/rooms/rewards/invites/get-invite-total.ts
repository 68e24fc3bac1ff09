import type { getInviteTotal as call } from '@gamehall/contract/rewards'
import { formatWireAmount, minor, ZERO } from '@gamehall/money'
import { sql } from 'kysely'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { taiwanDay, taiwanDayStart } from '../../../platform/time/taiwan-time.ts'
import { listInvitedIds } from '../../account/index.ts'
import { sumPaidDeposits } from '../../cashier/index.ts'
import type { RewardsContext } from '../tables.ts'
import { readInviteRules } from './invite-queries.ts'

interface Sums {
  readonly total: bigint
  readonly today: bigint
  readonly this_month: bigint
  readonly held: bigint
}

/** §7 /report/inviteTotal: number of invited friends and rewards earned: total, today and this month in Taiwan time. */
export const getInviteTotal: UseCase<typeof call, RewardsContext> = async (ctx, _request, { session }) => {
  const { deposit_minor: deposit } = await readInviteRules(ctx.db)
  const friendIds = await listInvitedIds(ctx.db, session.playerId)
  const deposits = await sumPaidDeposits(ctx.db, friendIds)
  const today = taiwanDay(ctx.clock.now())
  const { rows } = await sql<Sums>`
    with rewards as (
      select reward_minor, state, created_at from invite_rewards where player_id = ${session.playerId}
    )
    select coalesce(sum(reward_minor) filter (where state = 'paid'), 0)::bigint as total,
      coalesce(sum(reward_minor) filter (where state = 'paid' and created_at >= ${taiwanDayStart(today)}), 0)::bigint as today,
      coalesce(sum(reward_minor) filter (where state = 'paid'
        and created_at >= ${taiwanDayStart(`${today.slice(0, 7)}-01`)}), 0)::bigint as this_month,
      coalesce(sum(reward_minor) filter (where state in ('held', 'waiting')), 0)::bigint as held
      from rewards`.execute(ctx.db)
  const [sums] = rows
  if (sums === undefined) throw new Error('the totals query answered no row')
  const twd = (amount: bigint) => formatWireAmount(minor(amount), 'TWD')
  return succeed({
    friend_count: friendIds.length,
    deposited_count: friendIds.filter((id) => (deposits.get(id) ?? ZERO) >= deposit).length,
    total: twd(sums.total),
    today: twd(sums.today),
    this_month: twd(sums.this_month),
    held: twd(sums.held),
  })
}
