import type { Deposit, DepositChannel } from '@gamehall/contract/cashier'
import type { JSONColumnType } from 'kysely'
import type { DepositState } from '../../modules/cashier/index.ts'

export interface CashierTables {
  banks: { bank_code: string; name: string }
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
}
