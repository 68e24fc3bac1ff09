import type { GameCategory, PlayLimit, RealityCheckMinutes, TransferStatus } from '@gamehall/contract/games'
import type { Generated, GeneratedAlways, JSONColumnType, Kysely, Transaction } from 'kysely'
import type { AppContext } from '../../platform/context/app-context.ts'
import { withTables } from '../../platform/database/with-tables.ts'

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
    /** What its provider last said; `down`: it did not answer. */
    provider_state: Generated<'up' | 'maintenance' | 'down'>
    /** How it stands in the lobby: its games, one tile for their list, or by how many it has. */
    lobby: Generated<'auto' | 'games' | 'list'>
    sort: Generated<number>
  }
  games: {
    gid: string
    api_key: string
    provider_game: string
    name: Texts
    tips: JSONColumnType<Record<string, string>, string | undefined, string>
    /** Decides its weight and rebate. */
    category: GameCategory
    /** Further categories that list it in the lobby. */
    secondary_categories: Generated<GameCategory[]>
    tags: Generated<string[]>
    rtp: string | null
    has_lower_side_bets: Generated<boolean>
    has_demo: boolean
    has_free_rounds: Generated<boolean>
    art_url: string
    is_open: boolean
    is_enabled: Generated<boolean>
    sort: Generated<number>
    aliases: Generated<string[]>
    /** The addresses of what its page loads first, as its provider lists them; empty where it lists none. */
    page_files: Generated<string[]>
    /** Null: before this was recorded. */
    added_at: Date | null
    /** Its place by the players of the last week; null without any. */
    popularity_rank: number | null
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
    /** It left nothing behind. */
    took_all: Generated<boolean>
    created_at: Date
    sent_at: Date | null
    updated_at: Date
  }
  bet_notifications: {
    notification_id: GeneratedAlways<bigint>
    player_id: bigint
    has_turnover_change: boolean
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
    /** The grant of a free round, whose bet is 0; null where the player paid. */
    free_grant_id: Generated<string | null>
  }
  free_round_grants: {
    grant_id: string
    player_id: bigint
    gid: string
    api_key: string
    stake_minor: bigint
    rounds: number
    wash_percent: number
    source: string
    title: Texts
    state: 'granting' | 'active' | 'refused' | 'cancelling' | 'cancelled' | 'finished' | 'expired'
    error: string | null
    /** Of the bets that the provider reported. */
    played: Generated<number>
    won_minor: Generated<bigint>
    credited_minor: Generated<bigint>
    expires_at: Date
    created_at: Date
    changed_at: Date
  }
  play_limits: {
    player_id: bigint
    subject: PlayLimit['subject']
    period: PlayLimit['period']
    /** TWD cents; of time, whole minutes. */
    most: bigint
    /** A higher limit that waits; null with `pending_ready_at`: none at all. */
    pending_most: bigint | null
    pending_ready_at: Date | null
  }
  play_breaks: {
    break_id: Generated<bigint>
    player_id: bigint
    kind: 'cool_off' | 'exclusion'
    since: Date
    until: Date | null
  }
  play_limit_changes: {
    change_id: Generated<bigint>
    player_id: bigint
    at: Date
    what: string
    subject: string | null
    period: string | null
    most: bigint | null
  }
  game_favorites: { player_id: bigint; gid: string; favorite_id: GeneratedAlways<bigint> }
  game_launches: { player_id: bigint; at: Date; gid: string }
  play_sittings: { player_id: bigint; started_at: Date; checked_at: Date }
  reality_checks: { player_id: bigint; every_minutes: RealityCheckMinutes | null }
  reality_check_settings: {
    only_row: Generated<boolean>
    default_minutes: RealityCheckMinutes
    is_obligatory: boolean
  }
  seamless_transactions: {
    provider: string
    transaction_id: string
    kind: 'bet' | 'win' | 'bet_win' | 'rollback' | 'end_round'
    state: 'applied' | 'rolled_back' | 'tombstone'
    player_id: bigint
    api_key: string
    round_id: string
    reference_id: string | null
    bet_minor: Generated<bigint>
    win_minor: Generated<bigint>
    digest: Buffer | null
    at: Date
  }
  seamless_sessions: {
    token_hash: Buffer
    provider: string
    player_id: bigint
    gid: string
    created_at: Date
    expires_at: Date
    ended_at: Date | null
  }
  seamless_nonces: { provider: string; nonce: string; seen_at: Date }
  bet_pulls: { api_key: string; pulled_until: Date }
}

/** What this room's functions get: their queries know its own tables, and no other room's. */
export type GamesDb = Kysely<GamesTables>
export type GamesTrx = Transaction<GamesTables>
export type GamesContext = AppContext<GamesDb>

/** For the room's doors, which take what any room has. */
export const withGamesTables = withTables<GamesTables>()
