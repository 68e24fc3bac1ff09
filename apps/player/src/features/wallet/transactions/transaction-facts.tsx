import type { Transaction } from '@gamehall/contract/wallet'
import { DescriptionRow } from '@gamehall/ui/data-display/description-list.tsx'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { useTransaction } from './api.ts'
import { transactionsText } from './transactions-text.ts'

/** The fields of a transaction that only its detail call returns; nothing while it loads. */
export function TransactionFacts({ transaction }: { readonly transaction: Transaction }) {
  const text = useText(transactionsText)
  const { data } = useTransaction(transaction)
  if (data === undefined) return null
  const { rate, counter_amount, counter_currency, counterpart, reason } = data
  return (
    <>
      {counter_amount === null || counter_currency === null ? null : (
        <DescriptionRow label={text.counter}>
          <Money amount={counter_amount} currency={counter_currency} withCurrency />
        </DescriptionRow>
      )}
      {rate === null ? null : <DescriptionRow label={text.rate}>{text.rateOf(rate)}</DescriptionRow>}
      {counterpart === null ? null : <DescriptionRow label={text.counterpart}>{counterpart}</DescriptionRow>}
      {reason === null ? null : <DescriptionRow label={text.reason}>{reason}</DescriptionRow>}
    </>
  )
}
