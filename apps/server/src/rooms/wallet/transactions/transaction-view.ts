import { DEFAULT_LOCALE, type Locale } from '@gamehall/contract/constants'
import type { Transaction, TransactionDetail } from '@gamehall/contract/wallet'
import type { Entry } from '@gamehall/ledger'
import { type Currency, formatWireAmount, isCurrency } from '@gamehall/money'
import { subtypeOf, TRANSACTION_KINDS } from './transaction-types.ts'

/** A ledger entry as the transaction record shows it. Posted entries are final, so the status is always `success`. */
export function toTransaction(entry: Entry, currency: Currency): Transaction {
  const subtype = subtypeOf(entry.kind)
  return {
    id: entry.transferId.toString(),
    type: TRANSACTION_KINDS[subtype].type,
    sub_type: subtype,
    amount: formatWireAmount(entry.amountMinor, currency),
    balance_after: formatWireAmount(entry.balanceAfterMinor, currency),
    currency,
    status: 'success',
    order_no: textOf(entry, 'order_no'),
    api_key: textOf(entry, 'api_key'),
    created_at: entry.at.toISOString(),
  }
}

export function toTransactionDetail(entry: Entry, currency: Currency, locale: Locale): TransactionDetail {
  const counterCurrency = textOf(entry, 'counter_currency')
  return {
    ...toTransaction(entry, currency),
    rate: textOf(entry, 'rate'),
    counter_amount: textOf(entry, 'counter_amount'),
    counter_currency: isCurrency(counterCurrency) ? counterCurrency : null,
    counterpart: textOf(entry, 'counterpart'),
    reason: reasonOf(entry, locale),
  }
}

function textOf({ metadata }: Entry, name: string): string | null {
  const value = metadata[name]
  return typeof value === 'string' ? value : null
}

/** The reason: the operator’s text, or the text of the locale. */
function reasonOf(entry: Entry, locale: Locale): string | null {
  const { reason } = entry.metadata
  if (typeof reason !== 'object' || reason === null) return textOf(entry, 'reason')
  const texts = new Map<string, unknown>(Object.entries(reason))
  const text = texts.get(locale) ?? texts.get(DEFAULT_LOCALE)
  return typeof text === 'string' ? text : null
}
