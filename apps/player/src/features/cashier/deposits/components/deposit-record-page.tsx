import type { DEPOSIT_STATUSES, Deposit, DepositMethod } from '@gamehall/contract/cashier'
import { StatusPill } from '@gamehall/ui/data-display/status-pill.tsx'
import { atm, coin, store } from '@gamehall/ui/icons/icon-set.ts'
import { Money } from '@gamehall/ui/money/money.tsx'
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
import { RecordRow } from '../../../../shared/records/record-row.tsx'
import { taiwanDayOfInstant } from '../../../../shared/records/taiwan-day.ts'
import { useRecordRange } from '../../../../shared/records/use-record-range.ts'
import { useDeposits } from '../api.ts'
import { depositTones } from '../deposit-order.ts'
import { depositsText } from '../deposits-text.ts'
import { depositDetail, depositLabel, displayedAmount } from '../format-deposit.ts'

/** A copy of the contract's numbers that keeps zod out of the bundle. The type ensures that both are equal. */
const statusOf: typeof DEPOSIT_STATUSES = {
  pending: 1,
  deposited: 2,
  success: 3,
  cancelled: 4,
  failed: 5,
  timedOut: 6,
}
type StatusName = keyof typeof statusOf
const methods = ['atm', 'cvs', 'usdt'] as const satisfies DepositMethod[]
const shapes = { atm, cvs: store, usdt: coin } as const satisfies Record<DepositMethod, unknown>

/** `/deposit/record`: the deposit history, grouped by day. */
export function DepositRecordPage() {
  const text = useText(depositsText)
  const range = useRecordRange(30)
  const [status, setStatus] = useState<StatusName>()
  const [method, setMethod] = useState<DepositMethod>()
  const filter = { ...range.instants, status: status ? statusOf[status] : null, method: method ?? null }
  const deposits = useDeposits(filter)
  const days = indexDays(deposits.data)
  usePush(['gold_change', 'user_change'], () => deposits.refetch())
  const choices: readonly { value: StatusName; label: string }[] = [
    { value: 'pending', label: text.pending_payment },
    { value: 'deposited', label: text.in_progress },
    { value: 'success', label: text.paid_label },
    { value: 'cancelled', label: text.cancelled_label },
    { value: 'failed', label: text.rejected },
    { value: 'timedOut', label: text.timed_out },
  ]
  return (
    <RecordPage
      title={text.record}
      home={href('deposit')}
      query={deposits}
      download={() => call('downloadDeposits', filter)}
      range={range}
      filter={
        <RecordFilter range={range}>
          <FilterChips
            label={text.method}
            choices={methods.map((value) => ({ value, label: text[value] }))}
            value={method}
            onChange={setMethod}
          />
          <FilterChips label={text.status} choices={choices} value={status} onChange={setStatus} />
        </RecordFilter>
      }
      items={flattenPages(deposits.data)}
      keyOf={({ order_no }) => order_no}
      render={(order) => <DepositRow order={order} />}
      groups={{
        of: ({ created_at }) => taiwanDayOfInstant(created_at),
        header: (day) => <DepositDay day={day} summary={days.get(day)} />,
      }}
      empty={
        <NoRecords
          title={text.noRecords}
          hint={text.noRecordsHint}
          to={href('deposit')}
          way={text.goDeposit}
        />
      }
    />
  )
}

type DepositDayProps = {
  readonly day: string
  readonly summary: CallResponse<'listDeposits'>['days'][number] | undefined
}

function DepositDay({ day, summary }: DepositDayProps) {
  const text = useText(depositsText)
  return (
    <DayHeader
      day={day}
      count={summary?.count}
      {...(summary && { sums: [{ label: text.credited, amount: summary.credited }] })}
    />
  )
}

function DepositRow({ order }: { readonly order: Deposit }) {
  const text = useText(depositsText)
  const tone = order.label === 'paid' ? 'in' : depositTones[order.label] === 'neutral' ? 'plain' : 'wait'
  return (
    <RecordRow
      to={href('depositOrder', undefined, { order_no: order.order_no })}
      shape={shapes[order.method]}
      tone={order.label === 'rejected' ? 'out' : tone}
      title={order.store_name ?? order.channel_name}
      detail={depositDetail(text, order)}
      sum={<Money amount={displayedAmount(order)} />}
      below={<StatusPill tone={depositTones[order.label]}>{depositLabel(text, order.label)}</StatusPill>}
    />
  )
}
