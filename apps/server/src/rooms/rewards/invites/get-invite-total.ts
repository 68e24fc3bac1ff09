import type { getInviteTotal as call } from '@gamehall/contract/rewards'
import { formatWireAmount, minor } from '@gamehall/money'
import { sql } from 'kysely'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { taiwanDay, taiwanDayStart } from '../../../platform/time/taiwan-time.ts'
import { readInviteRules } from './invite-queries.ts'

interface Sums {
  readonly friend_count: number
  readonly deposited_count: number
  readonly total: bigint
  readonly today: bigint
  readonly this_month: bigint
  readonly held: bigint
}

/** §7 /report/inviteTotal: number of invited friends and rewards earned: total, today and this month in Taiwan time. */
export const getInviteTotal: UseCase<typeof call> = async (ctx, _request, { session }) => {
  const { deposit_minor: deposit } = await readInviteRules(ctx.db)
  const today = taiwanDay(ctx.clock.now())
  const { rows } = await sql<Sums>`
    with friends as (
      select (select coalesce(sum(paid_minor), 0) from deposit_orders d where d.player_id = p.player_id and d.state = 'paid')
          >= ${deposit} as has_deposited
        from players p where p.parent_id = ${session.playerId}
    ), rewards as (
      select reward_minor, state, created_at from invite_rewards where player_id = ${session.playerId}
    )
    select (select count(*)::int from friends) as friend_count,
      (select count(*)::int from friends where has_deposited) as deposited_count,
      coalesce(sum(reward_minor) filter (where state = 'paid'), 0)::bigint as total,
      coalesce(sum(reward_minor) filter (where state = 'paid' and created_at >= ${taiwanDayStart(today)}), 0)::bigint as today,
      coalesce(sum(reward_minor) filter (where state = 'paid'
        and created_at >= ${taiwanDayStart(`${today.slice(0, 7)}-01`)}), 0)::bigint as this_month,
      coalesce(sum(reward_minor) filter (where state = 'held'), 0)::bigint as held
      from rewards`.execute(ctx.db)
  const [sums] = rows
  if (sums === undefined) throw new Error('the totals query answered no row')
  const twd = (amount: bigint) => formatWireAmount(minor(amount), 'TWD')
  return succeed({
    friend_count: sums.friend_count,
    deposited_count: sums.deposited_count,
    total: twd(sums.total),
    today: twd(sums.today),
    this_month: twd(sums.this_month),
    held: twd(sums.held),
  })
}
