import type { Transaction } from '@gamehall/contract/wallet'
import { Sheet } from '@gamehall/ui/overlays/sheet.tsx'
import { call } from '@gamehall/web-client/calls/call.ts'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { flattenPages } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { useState } from 'react'
import { usePage } from '../../../shared/navigation/page-context.ts'
import { href } from '../../../shared/navigation/paths.ts'
import { DayHeader } from '../../../shared/records/day-header.tsx'
import { indexDays } from '../../../shared/records/index-days.ts'
import { NoRecords } from '../../../shared/records/no-records.tsx'
import { RecordPage } from '../../../shared/records/record-page.tsx'
import { taiwanDayOfInstant } from '../../../shared/records/taiwan-day.ts'
import { useRecordRange } from '../../../shared/records/use-record-range.ts'
import { useTransactions } from './api.ts'
import { TransactionDetail } from './transaction-detail.tsx'
import { TransactionFilter, type TransactionSelection } from './transaction-filter.tsx'
import { TransactionRow } from './transaction-row.tsx'
import { transactionsText } from './transactions-text.ts'

/** `/transaction_record`: the transactions of a wallet with the balance after each. `?currency=` selects the wallet. */
export function TransactionRecordPage({ currency }: { readonly currency?: Transaction['currency'] }) {
  const text = useText(transactionsText)
  const range = useRecordRange(30)
  const asked = usePage().query.get('currency')
  const [picked, setPicked] = useState<TransactionSelection>({
    currency: currency ?? (asked === 'USDT' ? 'USDT' : 'TWD'),
  })
  const [opened, setOpened] = useState<Transaction>()
  const [isOpen, setOpen] = useState(false)
  const filter = {
    ...range.instants,
    currency: picked.currency,
    type: picked.type ?? null,
    sub_type: picked.subType ?? null,
  }
  const transactions = useTransactions(filter)
  const days = indexDays(transactions.data)
  usePush(['gold_change', 'user_change'], () => transactions.refetch())
  const open = (transaction: Transaction) => {
    setOpened(transaction)
    setOpen(true)
  }
  return (
    <RecordPage
      title={text.title}
      home={href(currency === undefined ? 'gameAssets' : 'walletHome')}
      query={transactions}
      download={() => call('downloadTransactions', filter)}
      range={range}
      filter={<TransactionFilter range={range} picked={picked} onPick={setPicked} />}
      items={flattenPages(transactions.data)}
      keyOf={({ id }) => id}
      render={(transaction) => <TransactionRow transaction={transaction} onOpen={() => open(transaction)} />}
      groups={{
        of: ({ created_at }) => taiwanDayOfInstant(created_at),
        header: (day) => <TransactionDay day={day} totals={days.get(day)} currency={picked.currency} />,
      }}
      empty={
        <NoRecords
          title={text.noRecords}
          hint={text.noRecordsHint}
          to={href('deposit')}
          way={text.goDeposit}
        />
      }
    >
      <Sheet isOpen={isOpen} onClose={() => setOpen(false)} title={text.detail}>
        {opened ? <TransactionDetail transaction={opened} onLeave={() => setOpen(false)} /> : null}
      </Sheet>
    </RecordPage>
  )
}

type TransactionDayProps = {
  readonly day: string
  readonly totals: CallResponse<'listTransactions'>['days'][number] | undefined
  readonly currency: Transaction['currency']
}

function TransactionDay({ day, totals, currency }: TransactionDayProps) {
  const text = useText(transactionsText)
  const sums = totals && [
    { label: text.cameIn, amount: totals.in, currency },
    { label: text.wentOut, amount: totals.out, currency },
  ]
  return <DayHeader day={day} count={totals?.count} {...(sums && { sums })} />
}
