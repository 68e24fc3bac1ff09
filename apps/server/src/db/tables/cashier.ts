import type { BankCard, Deposit, DepositChannel } from '@gamehall/contract/cashier'
import type { Generated, JSONColumnType } from 'kysely'
import type { DepositState } from '../../modules/cashier/index.ts'

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
  }
  deposit_orders: {
    order_no: string
    player_id: bigint
    channel_id: string
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
    confirmed_at: Date | null
    trade_no: string | null
    paid_minor: bigint | null
    paid_at: Date | null
    review_reason: Deposit['review_reason']
    reject_reason: string | null
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
}
