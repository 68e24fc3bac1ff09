import type { ChainPayment } from '@gamehall/contract/cashier'
import { formatWireAmount, type Minor, minor } from '@gamehall/money'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Trx } from '../../../platform/database/transact.ts'

type Db = Kysely<Database>
export type ChainPaymentRow = Selectable<Database['chain_payments']>

/** Blocks, including the transfer's own, until a transfer is final. */
export const CONFIRMATIONS_NEEDED = 19

const OPEN_PAYMENT_STATES = ['confirming', 'accumulating'] as const

/** A player's payments that are not yet credited, newest first. */
export const listOpenPayments = (db: Db, playerId: bigint): Promise<ChainPaymentRow[]> =>
  db
    .selectFrom('chain_payments')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('state', 'in', [...OPEN_PAYMENT_STATES])
    .orderBy('at', 'desc')
    .orderBy('txid')
    .execute()

export const listPaymentsByOrder = (db: Db, orderNos: readonly string[]): Promise<ChainPaymentRow[]> =>
  orderNos.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('chain_payments')
        .selectAll()
        .where('order_no', 'in', [...orderNos])
        .orderBy('at', 'desc')
        .execute()

/** Locks the player's deposit address row until the transaction ends, and lists the payments not yet credited. */
export async function lockOpenPayments(trx: Trx, playerId: bigint): Promise<ChainPaymentRow[]> {
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
