import type { GameCategory } from '@gamehall/contract/games'
import type { VipChange } from '@gamehall/contract/rewards'
import type { Generated, JSONColumnType } from 'kysely'

export interface VipTables {
  /** Players without a row are of level 0. */
  vip_levels: { player_id: bigint; level: number; since: Date; held_from: Date; highest: number }
  vip_tiers: {
    level: number
    name: JSONColumnType<Record<string, string>>
    deposit_minor: bigint
    valid_bet_minor: bigint
    hold_minor: bigint
  }
  vip_rates: { level: number; category: GameCategory; basis_points: number }
  vip_changes: {
    change_id: Generated<bigint>
    player_id: bigint
    /** The Taiwan day, `yyyy-MM-dd`. */
    day: string
    kind: VipChange['kind']
    from_level: number
    to_level: number
    at: Date
  }
  reward_days: { work: 'vip' | 'rebate' | 'invites'; day: string; done_at: Date }
}
