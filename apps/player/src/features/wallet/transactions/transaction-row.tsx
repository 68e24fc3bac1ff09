import type { Transaction } from '@gamehall/contract/wallet'
import { formatMoneyAmount } from '@gamehall/money'
import { Money } from '@gamehall/ui/money/money.tsx'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import type { Href } from '../../../shared/navigation/paths.ts'
import { RecordRow } from '../../../shared/records/record-row.tsx'
import { formatTaiwanDateTime, formatTaiwanTime } from '../../../shared/records/taiwan-day.ts'
import { usePlatformNames } from './api.ts'
import { transactionIcons } from './transaction-icons.ts'
import { transactionsText } from './transactions-text.ts'

type TransactionRowProps = { readonly transaction: Transaction } & (
  | { readonly to: Href }
  /** The row is listed under a day heading and shows the time only. */
  | { readonly onOpen: () => void }
)

/** One transaction as a row, with the balance after it; a tap opens it. */
export function TransactionRow({ transaction, ...way }: TransactionRowProps) {
  const text = useText(transactionsText)
  const nameOf = usePlatformNames()
  const { sub_type, api_key, amount, currency, balance_after, type, created_at } = transaction
  const what = text[sub_type]
  return (
    <RecordRow
      {...way}
      shape={transactionIcons[type]}
      tone={amount.startsWith('-') ? 'plain' : 'in'}
      title={api_key === null ? what : text.withPlatform(what, nameOf(api_key))}
      detail={'to' in way ? formatTaiwanDateTime(created_at) : formatTaiwanTime(created_at)}
      sum={<Money amount={amount} currency={currency} signed />}
      {...(balance_after !== null && {
        below: text.balanceAfter(formatMoneyAmount(balance_after, currency)),
      })}
    />
  )
}
