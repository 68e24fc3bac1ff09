import type { Transaction, TransactionType } from '@gamehall/contract/wallet'
import { NoRecordsArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { EmptyState } from '@gamehall/ui/empty-state.tsx'
import { Money, moneyText } from '@gamehall/ui/money.tsx'
import { Sheet } from '@gamehall/ui/sheet.tsx'
import { useState } from 'react'
import { itemsOf } from '../../../shared/api/use-call-list.ts'
import { useText } from '../../../shared/i18n/text.ts'
import { AppLink } from '../../../shared/navigation/app-link.tsx'
import { href } from '../../../shared/navigation/paths.ts'
import { FilterChips, RecordFilter } from '../../../shared/records/record-filter.tsx'
import { RecordPage } from '../../../shared/records/record-page.tsx'
import { RecordRow } from '../../../shared/records/record-row.tsx'
import { taiwanDateTime } from '../../../shared/records/taiwan-day.ts'
import { useRecordRange } from '../../../shared/records/use-record-range.ts'
import { usePlatformNames } from '../api/use-platform-names.ts'
import { useTransactions } from '../api/use-transactions.ts'
import { transactionShapes } from '../transaction-shapes.ts'
import { walletText } from '../wallet-text.ts'
import { TransactionDetail } from './transaction-detail.tsx'

/** Held to the contract's list by the compiler; the kinds of later rooms stay out until they move money. */
const types = ['recharge', 'transfer', 'fallback', 'bonus', 'system'] as const satisfies TransactionType[]

/** `/transaction_record`: what moved in the main wallet, with the balance after it. */
export function TransactionRecordPage() {
  const text = useText(walletText)
  const range = useRecordRange(30)
  const [type, setType] = useState<TransactionType>()
  const [opened, setOpened] = useState<Transaction>()
  const [isOpen, setOpen] = useState(false)
  const transactions = useTransactions(type, range.instants)
  const open = (transaction: Transaction) => {
    setOpened(transaction)
    setOpen(true)
  }
  return (
    <RecordPage
      title={text.transactions}
      home={href('gameAssets')}
      query={transactions}
      filter={
        <RecordFilter range={range}>
          <FilterChips
            label={text.type}
            choices={types.map((value) => ({ value, label: text[value] }))}
            value={type}
            onChange={setType}
          />
        </RecordFilter>
      }
      items={itemsOf(transactions.data)}
      keyOf={({ id }) => id}
      render={(transaction) => <TransactionRow transaction={transaction} onOpen={() => open(transaction)} />}
      empty={
        <EmptyState
          art={<NoRecordsArt />}
          title={text.noRecords}
          detail={text.noRecordsHint}
          action={
            <AppLink to={href('deposit')} className={buttonClass({ size: 'm' })}>
              {text.goDeposit}
            </AppLink>
          }
        />
      }
    >
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={text.detail}>
        {opened ? <TransactionDetail transaction={opened} onLeave={() => setOpen(false)} /> : null}
      </Sheet>
    </RecordPage>
  )
}

function TransactionRow({
  transaction,
  onOpen,
}: {
  readonly transaction: Transaction
  readonly onOpen: () => void
}) {
  const text = useText(walletText)
  const nameOf = usePlatformNames()
  const { sub_type, api_key, amount, currency, balance_after, type, created_at } = transaction
  const what = text[sub_type]
  return (
    <RecordRow
      onOpen={onOpen}
      shape={transactionShapes[type]}
      tone={amount.startsWith('-') ? 'plain' : 'in'}
      title={api_key === null ? what : text.withPlatform(what, nameOf(api_key))}
      detail={taiwanDateTime(created_at)}
      sum={<Money amount={amount} currency={currency} signed />}
      {...(balance_after !== null && { below: text.balanceAfter(moneyText(balance_after, currency)) })}
    />
  )
}
