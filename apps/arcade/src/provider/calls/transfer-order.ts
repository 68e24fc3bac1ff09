import type { PlatformKey } from '../../catalogue/platforms.ts'
import type { TransferRow } from '../../db/schema.ts'
import { formatAmount } from '../../wallet/amount.ts'
import { answer, type ProviderAnswer, refusal } from '../provider-answer.ts'

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

export const USED_FOR_ANOTHER = refusal('DUPLICATE', 'the reference was used for another transfer')

/** Returns the response to an order under a used reference: the first result, or DUPLICATE when the order differs. */
export function answerAgain(earlier: TransferRow, order: TransferOrder, playerId: bigint): ProviderAnswer {
  const isSame =
    earlier.kind === order.kind &&
    earlier.player_id === playerId &&
    earlier.platform === order.platform &&
    (order.amount === null || earlier.amount === order.amount)
  return isSame ? transferAnswer(earlier) : USED_FOR_ANOTHER
}

export function transferAnswer(row: TransferRow): ProviderAnswer {
  if (row.status === 'FAILED') return refusal('INSUFFICIENT', 'the wallet holds too little')
  return answer(transferView(row))
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
