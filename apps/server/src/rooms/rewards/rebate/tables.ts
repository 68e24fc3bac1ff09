import type { GameCategory } from '@gamehall/contract/games'
import type { Generated, GeneratedAlways } from 'kysely'

export interface RebateTables {
  rebate_rules: { category: GameCategory; is_enabled: boolean; max_basis_points: number }
  rebate_settings: { only_row: Generated<boolean>; expires_after_days: number | null }
  rebate_claims: {
    order_no: string
    player_id: bigint
    idempotency_key: string
    amount_minor: bigint
    rebate_count: number
    at: Date
  }
  rebates: {
    rebate_id: Generated<bigint>
    player_id: bigint
    /** The Taiwan day, `yyyy-MM-dd`. */
    day: string
    category: GameCategory
    valid_bet_minor: bigint
    basis_points: number
    max_basis_points: number
    vip_level: number
    amount_minor: bigint
    posted_at: Date
    expires_at: Date | null
    order_no: string | null
    received_at: Date | null
    record_id: GeneratedAlways<string>
  }
  rebate_bets: {
    rebate_id: bigint
    line_id: string
    api_key: string
    bet_id: string
    gid: string
    settled_at: Date
    valid_bet_minor: bigint
    is_correction: boolean
  }
}
