import type { PlatformKey } from '../../catalogue/platforms.ts'
import type { TransferRow } from '../../db/schema.ts'
import { formatAmount } from '../../wallet/amount.ts'
import { answer, type ProviderAnswer, refusal } from '../provider-answer.ts'

/** What the hall asks to be moved. */
export interface TransferOrder {
  readonly kind: TransferRow['kind']
  readonly reference: string
  readonly player: string
  readonly platform: PlatformKey
  readonly currency: string
  /** Null: everything there is. */
  readonly amount: bigint | null
}

export const USED_FOR_ANOTHER = refusal('DUPLICATE', 'the reference was used for another transfer')

/** What an order under a reference that was used before is told: the same again, or that it is another one. */
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

/** A transfer as the hall sees it. */
export function transferView(row: TransferRow) {
  return {
    reference: row.reference,
    status: row.status,
    amount: formatAmount(row.amount),
    balance: formatAmount(row.balance_after),
    created_at: row.created_at.toISOString(),
  }
}
