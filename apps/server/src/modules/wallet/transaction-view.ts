import type { Transaction } from '@gamehall/contract/wallet'
import type { Entry } from '@gamehall/ledger'
import { formatWire } from '@gamehall/money'
import { subtypeOf, TRANSACTION_KINDS } from './transaction-types.ts'

/** A ledger entry as the transaction record shows it. What stands in the ledger has happened: it is a success. */
export function toTransaction(entry: Entry): Transaction {
  const subtype = subtypeOf(entry.kind)
  return {
    id: entry.transferId.toString(),
    type: TRANSACTION_KINDS[subtype].type,
    sub_type: subtype,
    amount: formatWire(entry.amountMinor, 'TWD'),
    balance_after: formatWire(entry.balanceAfterMinor, 'TWD'),
    currency: 'TWD',
    status: 'success',
    order_no: textOf(entry, 'order_no'),
    api_key: textOf(entry, 'api_key'),
    created_at: entry.at.toISOString(),
  }
}

function textOf(entry: Entry, name: string): string | null {
  const value = entry.metadata[name]
  return typeof value === 'string' ? value : null
}
