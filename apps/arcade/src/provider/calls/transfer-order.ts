import type { PlatformKey } from '../../catalogue/platforms.ts'
import type { TransferRow } from '../../db/schema.ts'
import { formatAmount } from '../../wallet/amount.ts'
import { type ProviderResponse, refuse, succeed } from '../provider-response.ts'

/** A transfer that the hall requests. */
export interface TransferOrder {
  readonly kind: TransferRow['kind']
  readonly reference: string
  readonly player: string
  readonly platform: PlatformKey
  readonly currency: string
  /** Minor units; null: the whole balance. */
  readonly amount: bigint | null
}

export const REFERENCE_CONFLICT = refuse('DUPLICATE', 'the reference was used for another transfer')

/** Returns the response to an order under a used reference: the first result, or DUPLICATE when the order differs. */
export function answerRepeatedOrder(
  earlier: TransferRow,
  order: TransferOrder,
  playerId: bigint,
): ProviderResponse {
  const isSame =
    earlier.kind === order.kind &&
    earlier.player_id === playerId &&
    earlier.platform === order.platform &&
    (order.amount === null || earlier.amount === order.amount)
  return isSame ? transferAnswer(earlier) : REFERENCE_CONFLICT
}

export function transferAnswer(row: TransferRow): ProviderResponse {
  if (row.status === 'FAILED') return refuse('INSUFFICIENT', 'the wallet holds too little')
  return succeed(transferView(row))
}

/** Maps a transfer to the protocol's fields. */
export function transferView(row: TransferRow) {
  return {
    reference: row.reference,
    status: row.status,
    amount: formatAmount(row.amount),
    balance: formatAmount(row.balance_after),
    created_at: row.created_at.toISOString(),
  }
}
