import { type Minor, minor } from '@gamehall/money'
import type { Selectable } from 'kysely'
import { FIRST_PAYOUT_VENDORS } from '../../../providers/payouts/index.ts'
import type { CashierTables } from '../tables.ts'

type Row = Selectable<CashierTables['withdrawal_orders']>

/** A withdrawal order. The table's constraints guarantee the columns that each state needs. */
export interface WithdrawalOrder {
  readonly orderNo: string
  readonly playerId: bigint
  readonly channelId: string
  readonly method: Row['method']
  /** The payout vendor that the order was opened with. */
  readonly payout: string
  readonly currency: Row['currency']
  readonly arrivesCurrency: Row['arrives_currency']
  readonly amountMinor: Minor
  readonly feeMinor: Minor
  readonly arrivesMinor: Minor
  /** Ten-thousandths of a TWD for one USDT; null where nothing is exchanged. */
  readonly rateE4: bigint | null
  readonly cardId: bigint | null
  readonly addressId: bigint | null
  readonly destination: Row['destination']
  readonly destinationSealed: Buffer
  readonly state: Row['state']
  /** Reasons for a manual review; empty for automatic approval. */
  readonly flags: readonly string[]
  readonly createdAt: Date
  readonly reviewedAt: Date | null
  readonly transferredAt: Date | null
  readonly finishedAt: Date | null
  readonly rejectReason: string | null
  readonly failure: Row['failure']
  readonly sendCount: number
  readonly lastSentAt: Date | null
  readonly inquiryCount: number
  readonly lastAnswer: string | null
  readonly stuckAt: Date | null
  readonly txid: string | null
}

export const toWithdrawalOrder = (row: Row): WithdrawalOrder => ({
  orderNo: row.order_no,
  playerId: row.player_id,
  channelId: row.channel_id,
  method: row.method,
  payout: row.payout ?? FIRST_PAYOUT_VENDORS[row.method],
  currency: row.currency,
  arrivesCurrency: row.arrives_currency,
  amountMinor: minor(row.amount_minor),
  feeMinor: minor(row.fee_minor),
  arrivesMinor: minor(row.arrives_minor),
  rateE4: row.rate_e4,
  cardId: row.card_id,
  addressId: row.address_id,
  destination: row.destination,
  destinationSealed: row.destination_sealed,
  state: row.state,
  flags: row.flags,
  createdAt: row.created_at,
  reviewedAt: row.reviewed_at,
  transferredAt: row.transferred_at,
  finishedAt: row.finished_at,
  rejectReason: row.reject_reason,
  failure: row.failure,
  sendCount: row.send_count,
  lastSentAt: row.last_sent_at,
  inquiryCount: row.ask_count,
  lastAnswer: row.last_answer,
  stuckAt: row.stuck_at,
  txid: row.txid,
})
