import type { Generated, Kysely } from 'kysely'

export interface SandboxTables {
  'sandbox.messages': {
    message_id: Generated<bigint>
    channel: 'sms' | 'email'
    recipient: string
    text: string
    code: string | null
    at: Date
  }
  'sandbox.gateway_orders': {
    order_no: string
    trade_no: string
    amount: number
    /** A virtual account, or a store code. */
    account: string
    /** Null for an ATM account. */
    store: string | null
    trade_date: string
    /** The last day of a virtual account (`yyyy/MM/dd`), or the last second of a store code. */
    last_day: string
    return_url: string
    created_at: Date
    paid_at: Date | null
    paid_amount: number | null
    notice_count: Generated<number>
    next_notice_at: Date | null
  }
  'sandbox.chain_transfers': {
    txid: string
    log_index: number
    sender: string
    receiver: string
    /** Millionths of a USDT. */
    amount: bigint
    block_number: bigint
    at: Date
  }
  'sandbox.payouts': {
    reference: string
    /** Whole TWD. */
    amount: number
    account: string
    callback_url: string
    created_at: Date
    ending: 'FAILED' | 'RETURNED' | null
    ended_at: Date | null
    reported: string | null
  }
  'sandbox.chain_drafts': {
    txid: string
    owner: string
    receiver: string
    amount: bigint
    expires_at: Date
  }
  'sandbox.faults': {
    fault_id: Generated<bigint>
    target: string
    kind: string
    times_left: number
  }
}

export type SandboxDb = Kysely<SandboxTables>
