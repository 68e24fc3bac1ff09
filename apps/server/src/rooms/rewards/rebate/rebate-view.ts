import type { Rebate, RebateState } from '@gamehall/contract/rewards'
import { formatPercent, formatWireAmount, minor } from '@gamehall/money'
import type { Selectable } from 'kysely'
import type { RewardsDb, RewardsTables } from '../tables.ts'

const money = (amount: bigint) => formatWireAmount(minor(amount), 'TWD')

export function viewRebate(row: Selectable<RewardsTables['rebates']>, now: Date): Rebate {
  return {
    rebate_id: row.rebate_id.toString(),
    date: row.day,
    type: row.category,
    valid_bet: money(row.valid_bet_minor),
    rate: formatPercent(row.basis_points),
    max_rate: formatPercent(row.max_basis_points),
    vip_level: row.vip_level,
    amount: money(row.amount_minor),
    state: stateOf(row, now),
    posted_at: row.posted_at.toISOString(),
    expires_at: row.expires_at?.toISOString() ?? null,
    received_at: row.received_at?.toISOString() ?? null,
    order_no: row.order_no,
  }
}

function stateOf(
  row: Pick<Selectable<RewardsTables['rebates']>, 'order_no' | 'expires_at'>,
  now: Date,
): RebateState {
  if (row.order_no !== null) return 'received'
  return row.expires_at !== null && row.expires_at <= now ? 'expired' : 'unclaimed'
}

/** Selects a player's rebates, all or in one state; `expired` follows from `expires_at` and `now`. */
export function selectRebates(db: RewardsDb, playerId: bigint, now: Date, state?: RebateState | null) {
  const own = db.selectFrom('rebates').where('player_id', '=', playerId)
  switch (state) {
    case 'received':
      return own.where('order_no', 'is not', null)
    case 'expired':
      return own.where('order_no', 'is', null).where('expires_at', '<=', now)
    case 'unclaimed':
      return own
        .where('order_no', 'is', null)
        .where((or) => or.or([or('expires_at', 'is', null), or('expires_at', '>', now)]))
    default:
      return own
  }
}
