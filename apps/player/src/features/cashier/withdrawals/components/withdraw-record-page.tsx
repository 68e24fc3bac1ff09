import type { WithdrawalMethod } from '@gamehall/contract/cashier'
import { call } from '@gamehall/web-client/calls/call.ts'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { flattenPages } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { useState } from 'react'
import { href } from '../../../../shared/navigation/paths.ts'
import { DayHeader } from '../../../../shared/records/day-header.tsx'
import { indexDays } from '../../../../shared/records/index-days.ts'
import { NoRecords } from '../../../../shared/records/no-records.tsx'
import { FilterChips, RecordFilter } from '../../../../shared/records/record-filter.tsx'
import { RecordPage } from '../../../../shared/records/record-page.tsx'
import { taiwanDayOfInstant } from '../../../../shared/records/taiwan-day.ts'
import { useRecordRange } from '../../../../shared/records/use-record-range.ts'
import { useWithdrawals } from '../api.ts'
import { withdrawText } from '../withdraw-text.ts'
import { type StatusName, statusNames, statusOf } from '../withdrawal-order.ts'
import { WithdrawalRow } from './withdrawal-row.tsx'

const methods = ['bank', 'usdt'] as const satisfies WithdrawalMethod[]

/** `/newWithdraw/record`: the withdrawal history, grouped by day. */
export function WithdrawRecordPage() {
  const text = useText(withdrawText)
  const range = useRecordRange(30)
  const [status, setStatus] = useState<StatusName>()
  const [method, setMethod] = useState<WithdrawalMethod>()
  const filter = { ...range.instants, status: status ? statusOf[status] : null, method: method ?? null }
  const withdrawals = useWithdrawals(filter)
  const days = indexDays(withdrawals.data)
  usePush(['gold_change', 'user_change'], () => withdrawals.refetch())
  return (
    <RecordPage
      title={text.record}
      home={href('withdraw')}
      query={withdrawals}
      download={() => call('downloadWithdrawals', filter)}
      range={range}
      filter={
        <RecordFilter range={range}>
          <FilterChips
            label={text.way}
            choices={methods.map((value) => ({ value, label: text[value] }))}
            value={method}
            onChange={setMethod}
          />
          <FilterChips
            label={text.status}
            choices={Object.values(statusNames).map((value) => ({ value, label: text[value] }))}
            value={status}
            onChange={setStatus}
          />
        </RecordFilter>
      }
      items={flattenPages(withdrawals.data)}
      keyOf={({ order_no }) => order_no}
      render={(order) => <WithdrawalRow order={order} isUnderDay />}
      groups={{
        of: ({ created_at }) => taiwanDayOfInstant(created_at),
        header: (day) => <WithdrawalDay day={day} summary={days.get(day)} />,
      }}
      empty={
        <NoRecords
          title={text.noRecords}
          hint={text.noRecordsHint}
          to={href('withdraw')}
          way={text.goWithdraw}
        />
      }
    />
  )
}

type WithdrawalDayProps = {
  readonly day: string
  readonly summary: CallResponse<'listWithdrawals'>['days'][number] | undefined
}

function WithdrawalDay({ day, summary }: WithdrawalDayProps) {
  const text = useText(withdrawText)
  const sums = summary && [
    { label: text.arrived, amount: summary.arrived_twd },
    { label: text.arrived, amount: summary.arrived_usdt, currency: 'USDT' as const },
  ]
  return <DayHeader day={day} count={summary?.count} {...(sums && { sums })} />
}
