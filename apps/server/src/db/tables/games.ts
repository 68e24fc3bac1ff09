import type { GameCategory, TransferStatus } from '@gamehall/contract/games'
import type { Generated, JSONColumnType } from 'kysely'

type Texts = JSONColumnType<Record<string, string>>

export interface GamesTables {
  platforms: {
    api_key: string
    provider: string
    name: Texts
    category: GameCategory
    min_deposit_minor: Generated<bigint>
    max_deposit_minor: bigint | null
    is_maintained: Generated<boolean>
    maintenance_until: Date | null
    sort: Generated<number>
  }
  games: {
    gid: string
    api_key: string
    provider_game: string
    name: Texts
    tips: JSONColumnType<Record<string, string>, string | undefined, string>
    category: GameCategory
    tags: Generated<string[]>
    rtp: string | null
    has_demo: boolean
    art_url: string
    is_open: boolean
    is_enabled: Generated<boolean>
    sort: Generated<number>
    /** How much of a valid bet counts as wash volume. */
    weight_percent: Generated<number>
  }
  platform_players: { provider: string; player_name: string; player_id: bigint }
  platform_transfers: {
    reference: string
    player_id: bigint
    api_key: string
    direction: 'in' | 'out'
    amount_minor: bigint | null
    state: TransferStatus
    idempotency_key: string
    error: string | null
    ask_count: Generated<number>
    was_unknown: Generated<boolean>
    created_at: Date
    sent_at: Date | null
    updated_at: Date
  }
  bets: {
    api_key: string
    bet_id: string
    version: bigint
    player_id: bigint
    gid: string
    status: 'open' | 'settled' | 'void'
    bet_minor: bigint
    valid_bet_minor: bigint
    win_minor: bigint
    bet_at: Date
    settled_at: Date | null
  }
  bet_pulls: { api_key: string; pulled_until: Date }
}
