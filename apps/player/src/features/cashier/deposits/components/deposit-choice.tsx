import type { Deposit } from '@gamehall/contract/cashier'
import { MaintenanceArt } from '@gamehall/ui/art/state-art.tsx'
import { Callout } from '@gamehall/ui/feedback/callout.tsx'
import { EmptyState } from '@gamehall/ui/feedback/empty-state.tsx'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { useText } from '@gamehall/web-client/i18n/text.ts'
import { isAmountBelow } from '@gamehall/web-client/money/amount-arithmetic.ts'
import { useState } from 'react'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { navigate } from '../../../../shared/navigation/navigator.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { usePlayBreak } from '../../../../shared/player/use-play-break.ts'
import { formatTaiwanDateTime } from '../../../../shared/records/taiwan-day.ts'
import { useCreateDeposit, useDepositInfo } from '../api.ts'
import { depositsText } from '../deposits-text.ts'
import { useDepositFlow } from '../flow/deposit-flow-context.ts'
import { formatWholeAmount } from '../format-whole-amount.ts'
import { DepositBreak } from './deposit-break.tsx'
import { DepositChannels } from './deposit-channels.tsx'
import styles from './deposit-choice.module.css'
import { DepositForm } from './deposit-form.tsx'
import { UnfinishedOrder } from './unfinished-order.tsx'

/** The choice of a deposit: method and amount of a new order, and the unfinished ones (10075), while they are loading too; none on a break. */
export function DepositChoice() {
  const info = useDepositInfo()
  const found = usePlayBreak()
  if (found) return <DepositBreak of={found} />
  if (info.data) return <DepositContent info={info.data} />
  if (info.isError) return <ErrorState detail={info.error.message} onRetry={() => info.refetch()} />
  return <DepositSkeleton />
}

function DepositContent({ info }: { readonly info: CallResponse<'getDepositInfo'> }) {
  const { channels, unfinished, limits, last } = info
  const text = useText(depositsText)
  const [chosen, setChosen] = useState<string>()
  const flow = useDepositFlow()
  const deposit = useCreateDeposit(({ order_no }) => {
    if (flow) flow.openOrder(order_no)
    else navigate(href('depositOrder', undefined, { order_no }))
  })
  const open = channels.filter((channel) => channel.is_available)
  const unfinishedChannel = open.find(({ method }) => unfinished.some((order) => order.method === method))
  const lastChannel = open.find(({ channel_id }) => channel_id === last?.channel_id)
  const channel =
    open.find(({ channel_id }) => channel_id === chosen) ?? unfinishedChannel ?? lastChannel ?? open[0]
  const isDayUsed = limits.left_today_count === 0 || !isAmountBelow('0', limits.left_today)
  const blocking = unfinished.filter(({ method }) => method === channel?.method)
  // Unfinished orders of an unavailable method can still be continued.
  const stranded = unfinished.filter(({ method }) => !open.some((each) => each.method === method))
  const isSole = channels.length === 1 && blocking.length > 0
  return (
    <>
      <UnfinishedOrders orders={stranded} />
      {channel === undefined ? (
        <EmptyState art={<MaintenanceArt />} title={text.maintenance} detail={text.maintenanceHint} />
      ) : isSole ? null : (
        <DepositChannels
          channels={channels}
          value={channel.channel_id}
          unfinished={unfinished.map(({ method }) => method)}
          onChange={setChosen}
        />
      )}
      <UnfinishedOrders orders={blocking} />
      {channel !== undefined && blocking.length === 0 ? (
        <>
          <DayLimits limits={limits} />
          {isDayUsed ? null : (
            <DepositForm
              key={channel.channel_id}
              {...{ channel, limits, deposit }}
              last={last?.channel_id === channel.channel_id ? last : null}
            />
          )}
        </>
      ) : null}
      <AppLink to={href('withdraw')} className={styles.link}>
        {text.readiness}
      </AppLink>
    </>
  )
}

/** The daily limits of the VIP level; once they are used up, the time of the reset. */
function DayLimits({ limits }: { readonly limits: CallResponse<'getDepositInfo'>['limits'] }) {
  const text = useText(depositsText)
  const { vip_level, daily_amount, daily_count, left_today, left_today_count, resets_at } = limits
  const isUsed = left_today_count === 0 || !isAmountBelow('0', left_today)
  return (
    <Callout tone={isUsed ? 'warn' : 'info'}>
      {isUsed ? text.dayUsed(formatTaiwanDateTime(resets_at)) : ''}
      {text.dayLimits(vip_level, formatWholeAmount(daily_amount), daily_count)}
    </Callout>
  )
}

function UnfinishedOrders({ orders }: { readonly orders: readonly Deposit[] }) {
  return orders.map((order) => <UnfinishedOrder key={order.order_no} order={order} />)
}

function DepositSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="104px" />
      <Skeleton shape="block" height="104px" />
      <Skeleton shape="block" height="104px" />
      <Skeleton shape="block" height="130px" />
      <Skeleton shape="block" height="200px" />
    </>
  )
}
