import type { ChainPayment } from '@gamehall/contract/cashier'
import { formatWireAmount, type Minor, minor } from '@gamehall/money'
import type { Selectable } from 'kysely'
import type { CashierDb, CashierTables, CashierTrx } from '../tables.ts'

export type ChainPaymentRow = Selectable<CashierTables['chain_payments']>

/** Blocks, including the transfer's own, until a transfer is final. */
export const CONFIRMATIONS_NEEDED = 19

const OPEN_PAYMENT_STATES = ['confirming', 'accumulating'] as const

/** A player's payments that are not yet credited, newest first. */
export const listOpenPayments = (db: CashierDb, playerId: bigint): Promise<ChainPaymentRow[]> =>
  db
    .selectFrom('chain_payments')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', 'in', [...OPEN_PAYMENT_STATES])
    .orderBy('at', 'desc')
    .orderBy('txid')
    .execute()

export const listPaymentsByOrder = (
  db: CashierDb,
  orderNos: readonly string[],
): Promise<ChainPaymentRow[]> =>
  orderNos.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('chain_payments')
        .selectAll()
        .where('order_no', 'in', [...orderNos])
        .orderBy('at', 'desc')
        .execute()

/** Locks the player's deposit address row until the transaction ends, and lists the payments not yet credited. */
export async function lockOpenPayments(trx: CashierTrx, playerId: bigint): Promise<ChainPaymentRow[]> {
  await trx
    .selectFrom('deposit_addresses')
    .select('player_id')
    .where('player_id', '=', playerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return listOpenPayments(trx, playerId)
}

export const sumPayments = (payments: readonly ChainPaymentRow[]): Minor =>
  minor(payments.reduce((sum, { amount_minor }) => sum + amount_minor, 0n))

/** The view of a payment; empty for a payment that the chain dropped. */
export function toChainPayment(row: ChainPaymentRow): ChainPayment[] {
  if (row.state === 'dropped') return []
  return [
    {
      txid: row.txid,
      log_index: row.log_index,
      amount: formatWireAmount(minor(row.amount_minor), 'USDT'),
      confirmations: Math.min(row.confirmations, CONFIRMATIONS_NEEDED),
      confirmations_needed: CONFIRMATIONS_NEEDED,
      state: row.state,
      seen_at: row.seen_at.toISOString(),
    },
  ]
}
