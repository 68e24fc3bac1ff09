import type { Currency } from '@gamehall/money'
import type { Generated, JSONColumnType, Kysely, Transaction } from 'kysely'
import type { AppContext } from '../../platform/context/app-context.ts'
import { withTables } from '../../platform/database/with-tables.ts'

/** The credits that ask for turnover. */
export type TurnoverSource = 'deposit' | 'bonus' | 'exchange' | 'adjustment' | 'rebate'
/** Why a bet counted less than its valid bet times the game's weight. */
export type TurnoverReason = 'nothing_owed' | 'game_excluded' | 'not_valid' | 'voided'

export interface WalletTables {
  wash_balances: { player_id: bigint; balance_minor: bigint; done_minor: Generated<bigint> }
  wash_entries: {
    player_id: bigint
    source: TurnoverSource | 'bet'
    source_id: string
    /** What this source adds to the required volume (a credit) or takes from it (a bet, never above zero). */
    change_minor: bigint
    at: Date
    /** Of a bet; null for a credit. */
    gid: string | null
    game_name: JSONColumnType<Record<string, string>> | null
    valid_bet_minor: bigint | null
    weight_percent: number | null
    last_credit_id: bigint | null
    reason: TurnoverReason | null
  }
  turnover_credits: {
    credit_id: Generated<bigint>
    player_id: bigint
    source: TurnoverSource
    source_id: string
    amount_minor: bigint
    required_minor: bigint
    left_minor: bigint
    at: Date
    title: JSONColumnType<Record<string, string>> | null
    forfeited_at: Date | null
  }
  turnover_counts: { player_id: bigint; bet_id: string; credit_id: bigint; counted_minor: bigint }
  platform_balances: { player_id: bigint; api_key: string; balance_minor: bigint; known_at: Date }
  exchange_rates: { rate_id: Generated<bigint>; buy_e4: bigint; sell_e4: bigint; since: Date }
  wallet_settings: {
    only_row: Generated<boolean>
    is_exchange_open: boolean
    is_sending_open: boolean
  }
  wallet_limits: {
    currency: Currency
    exchange_min_minor: bigint
    exchange_max_minor: bigint
    send_min_minor: bigint
    send_max_minor: bigint
    send_daily_minor: bigint
  }
  exchange_quotes: {
    quote_id: string
    player_id: bigint
    from_currency: Currency
    to_currency: Currency
    rate_e4: bigint
    pay_minor: bigint
    receive_minor: bigint
    created_at: Date
    expires_at: Date
    order_no: string | null
    used_at: Date | null
  }
}

/** What this room's functions get: their queries know its own tables, and no other room's. */
export type WalletDb = Kysely<WalletTables>
export type WalletTrx = Transaction<WalletTables>
export type WalletContext = AppContext<WalletDb>

/** For the room's doors, which take what any room has. */
export const withWalletTables = withTables<WalletTables>()
