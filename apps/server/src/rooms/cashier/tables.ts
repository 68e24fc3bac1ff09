import type {
  BankCard,
  ChainPayment,
  ConvenienceStore,
  Deposit,
  DepositChannel,
  Withdrawal,
  WithdrawalDestination,
  WithdrawalMethod,
} from '@gamehall/contract/cashier'
import type { Currency } from '@gamehall/money'
import type { Generated, JSONColumnType, Kysely, Transaction } from 'kysely'
import type { AppContext } from '../../platform/context/app-context.ts'
import { withTables } from '../../platform/database/with-tables.ts'
import type { DepositState } from './deposits/deposit-states.ts'
import type { WithdrawalState } from './withdrawals/withdrawal-states.ts'

export interface CashierTables {
  banks: { bank_code: string; name: string; name_en: Generated<string> }
  deposit_channels: {
    channel_id: string
    method: DepositChannel['method']
    name: JSONColumnType<Record<string, string>>
    min_minor: bigint
    max_minor: bigint
    fee_minor: bigint
    expires_in_s: number
    wash_percent: number
    quick_amounts: number[]
    is_enabled: boolean
    sort: number
    stores: ConvenienceStore[]
    /** Millionths of a USDT. */
    min_pay_minor: bigint | null
    /** The payment gateway that serves it; unused for USDT. */
    gateway: string
  }
  deposit_limits: { vip_level: number; daily_minor: bigint; daily_count: number }
  deposit_orders: {
    order_no: string
    player_id: bigint
    channel_id: string
    gateway: string
    method: Deposit['method']
    idempotency_key: string
    amount_minor: bigint
    fee_minor: bigint
    wash_percent: number
    state: DepositState
    created_at: Date
    expires_at: Date
    bank_code: string | null
    bank_account: string | null
    payable_until: Date | null
    store: ConvenienceStore | null
    store_code: string | null
    address: string | null
    rate_e4: bigint | null
    /** Millionths of a USDT: what is asked for, and what came. */
    pay_minor: bigint | null
    actual_pay_minor: bigint | null
    confirmed_at: Date | null
    trade_no: string | null
    paid_minor: bigint | null
    paid_at: Date | null
    review_reason: Deposit['review_reason']
    reject_reason: string | null
  }
  deposit_addresses: {
    player_id: bigint
    address_index: number
    address: string
    created_at: Date
    watch_until: Date
    looked_at: Date | null
  }
  chain_payments: {
    txid: string
    log_index: number
    player_id: bigint
    sender: string
    amount_minor: bigint
    block: bigint
    at: Date
    seen_at: Date
    confirmations: number
    state: ChainPayment['state'] | 'dropped'
    order_no: string | null
    credited_at: Date | null
  }
  deposit_extra_payments: {
    order_no: string
    trade_no: string
    paid_minor: bigint
    paid_at: Date
    seen_at: Date
    decision: 'credited' | 'refund_due' | null
    decided_at: Date | null
  }
  deposit_refunds: {
    order_no: string
    trade_no: string
    amount_minor: bigint
    reference: string
    sent_at: Date
  }
  bank_branches: { bank_code: string; branch_code: string; name: string; address: string | null }
  bank_cards: {
    card_id: Generated<bigint>
    player_id: bigint
    idempotency_key: string
    bank_code: string
    branch_code: string | null
    branch_name: string
    bank_address: string | null
    number_sealed: Buffer
    number_fingerprint: Buffer
    last_digits: string
    holder_sealed: Buffer
    face: number
    status: BankCard['status']
    reject_reason: string | null
    photo_upload_id: string
    video_upload_id: string
    created_at: Date
    decided_at: Date | null
    removed_at: Date | null
  }
  wallet_addresses: {
    address_id: Generated<bigint>
    player_id: bigint
    address: string
    label: string
    created_at: Date
    usable_at: Date
    last_used_at: Date | null
    removed_at: Date | null
  }
  destination_rules: {
    only_row: Generated<boolean>
    max_cards: number
    max_addresses: number
    address_wait_s: number
  }
  withdrawal_channels: {
    channel_id: string
    method: WithdrawalMethod
    currency: Currency
    arrives_currency: Currency
    name: JSONColumnType<Record<string, string>>
    step_minor: bigint
    /** The payout vendor that serves it. */
    payout: string
    fee_basis: 'excess' | 'flat'
    fee_basis_points: number
    fee_min_minor: bigint
    auto_approve_minor: bigint
    auto_approve_daily_minor: bigint
    second_operator_minor: bigint
    arrives_in_s: number
    is_enabled: boolean
    sort: number
  }
  withdrawal_limits: {
    channel_id: string
    vip_level: number
    min_minor: bigint
    max_minor: bigint
    daily_minor: bigint
    daily_count: number
  }
  withdrawal_rules: {
    only_row: Generated<boolean>
    frequency_count: number
    frequency_window_s: number
    lock_s: number
    max_open: number
    review_within_s: number
    quote_lifetime_s: number
  }
  withdrawal_quotes: {
    quote_id: string
    player_id: bigint
    channel_id: string
    amount_minor: bigint
    fee_minor: bigint
    free_minor: bigint
    arrives_minor: bigint
    rate_e4: bigint | null
    created_at: Date
    expires_at: Date
  }
  withdrawal_orders: {
    order_no: string
    player_id: bigint
    channel_id: string
    /** Null: the first vendor of the method. */
    payout: string | null
    method: WithdrawalMethod
    currency: Currency
    arrives_currency: Currency
    quote_id: string
    idempotency_key: string
    amount_minor: bigint
    fee_minor: bigint
    arrives_minor: bigint
    rate_e4: bigint | null
    card_id: bigint | null
    address_id: bigint | null
    destination: JSONColumnType<WithdrawalDestination>
    destination_sealed: Buffer
    state: WithdrawalState
    flags: string[]
    created_at: Date
    reviewed_at: Generated<Date | null>
    reviewed_by: Generated<string | null>
    transferred_at: Generated<Date | null>
    finished_at: Generated<Date | null>
    reject_reason: Generated<string | null>
    failure: Generated<Withdrawal['failure']>
    send_count: Generated<number>
    last_sent_at: Generated<Date | null>
    ask_count: Generated<number>
    last_answer: Generated<string | null>
    stuck_at: Generated<Date | null>
    txid: Generated<string | null>
  }
  withdrawal_transactions: {
    order_no: string
    txid: string
    signed: JSONColumnType<object>
    made_at: Date
    expires_at: Date
  }
  player_sends: {
    order_no: string
    player_id: bigint
    recipient_id: bigint
    recipient_shown: string
    currency: Currency
    amount_minor: bigint
    idempotency_key: string
    created_at: Date
  }
}

/** What this room's functions get: their queries know its own tables, and no other room's. */
export type CashierDb = Kysely<CashierTables>
export type CashierTrx = Transaction<CashierTables>
export type CashierContext = AppContext<CashierDb>

/** For the room's doors, which take what any room has. */
export const withCashierTables = withTables<CashierTables>()
