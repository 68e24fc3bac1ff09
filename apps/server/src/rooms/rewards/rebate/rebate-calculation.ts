import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import type { GameCategory } from '@gamehall/contract/games'
import { type RawBuilder, sql } from 'kysely'

/** For how many days late, corrected or sub-cent bets still count toward a later day's rebate. */
const LATE_DAYS = 7

export interface CalculatedRebateRow {
  player_id: bigint
  category: GameCategory
  valid_bet_minor: bigint
  vip_level: number
  basis_points: number
  max_basis_points: number
  amount_minor: bigint
}

interface Span {
  /** Null for all players. */
  readonly playerId: bigint | null
  readonly from: Date
  /** Exclusive. */
  readonly to: Date
}

/**
 * The common table expressions `due` and `priced`. `due` holds every settled bet of a span, and for bets of the days before it
 * the difference between their current valid bet and what earlier rebates counted. `priced` sums `due` by player and game
 * category and applies the rate of the player's level at the end of the span, rounded down to the cent.
 */
export function rebateCalculationSql({ playerId, from, to }: Span): RawBuilder<unknown> {
  const since = sql`${from}::timestamptz - interval '1 day' * ${LATE_DAYS}`
  const own = playerId === null ? sql`true` : sql`b.player_id = ${playerId}`
  return sql`
    seen as (
      select b.* , b.settled_at as at from bets b
        where b.settled_at >= ${since} and b.settled_at < ${to} and b.status <> 'open' and ${own}
      union all
      select b.*, max(line.settled_at) as at
        from bets b join rebate_bets line on line.api_key = b.api_key and line.bet_id = b.bet_id
        where line.settled_at >= ${since} and (b.settled_at is null or b.status = 'open') and ${own}
        group by b.api_key, b.bet_id
    ),
    due as (
      select b.player_id, coalesce(g.category, p.category) as category, b.api_key, b.bet_id, b.gid, b.at as settled_at,
        case when b.status = 'settled' then b.valid_bet_minor else 0 end - coalesce(c.counted, 0) as valid_bet_minor,
        c.counted is not null as is_correction
      from seen b
        join players on players.player_id = b.player_id and players.account_type = ${ACCOUNT_TYPES.formal}
        join platforms p on p.api_key = b.api_key
        left join games g on g.gid = b.gid
        left join lateral (select sum(line.valid_bet_minor)::bigint as counted from rebate_bets line
          where line.api_key = b.api_key and line.bet_id = b.bet_id) c on true
    ),
    sums as (
      select player_id, category, sum(valid_bet_minor)::bigint as valid_bet_minor from due
        group by player_id, category having sum(valid_bet_minor) > 0
    ),
    levelled as (
      select sums.*, coalesce(
          (select to_level from vip_changes c where c.player_id = sums.player_id and c.at < ${to}
            order by c.at desc, c.change_id desc limit 1),
          (select from_level from vip_changes c where c.player_id = sums.player_id
            order by c.at, c.change_id limit 1),
          (select level from vip_levels v where v.player_id = sums.player_id), 0) as vip_level
      from sums
    ),
    priced as (
      select levelled.*, least(rate.basis_points, rule.max_basis_points) as basis_points, most.max_basis_points,
        valid_bet_minor * least(rate.basis_points, rule.max_basis_points) / 10000 as amount_minor
      from levelled
        join rebate_rules rule on rule.category = levelled.category and rule.is_enabled
        cross join lateral (select basis_points from vip_rates r
          where r.category = levelled.category and r.level <= levelled.vip_level order by r.level desc limit 1) rate
        cross join lateral (select least(max(r.basis_points), rule.max_basis_points) as max_basis_points
          from vip_rates r where r.category = levelled.category) most
    )`
}
