import type { Generated } from 'kysely'

export interface WalletTables {
  wash_balances: { player_id: bigint; balance_minor: bigint }
  wash_entries: {
    player_id: bigint
    source: 'deposit' | 'bet'
    source_id: string
    /** What this source adds to the required volume (deposit) or takes from it (bet, below zero). */
    change_minor: bigint
    at: Date
  }
  platform_balances: { player_id: bigint; api_key: string; balance_minor: bigint; known_at: Date }
  exchange_rates: { rate_id: Generated<bigint>; buy_e4: bigint; sell_e4: bigint; since: Date }
}
