import type { Deposit } from '@gamehall/contract/cashier'
import { MaintenanceArt } from '@gamehall/ui/art/state-art.tsx'
import { EmptyState } from '@gamehall/ui/empty-state.tsx'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { IconLink } from '@gamehall/ui/icon-button.tsx'
import { history } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/pull-to-refresh.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { useState } from 'react'
import type { Answer } from '../../../../shared/api/send-call.ts'
import { useText } from '../../../../shared/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { followLink } from '../../../../shared/navigation/follow-link.ts'
import { goBack, navigate } from '../../../../shared/navigation/navigator.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { useCreateDeposit } from '../api/use-create-deposit.ts'
import { useDepositInfo } from '../api/use-deposit-info.ts'
import { depositsText } from '../deposits-text.ts'
import { DepositChannels } from './deposit-channels.tsx'
import { DepositForm } from './deposit-form.tsx'
import styles from './deposit-page.module.css'
import { UnfinishedOrder } from './unfinished-order.tsx'

/** `/deposit`: opening a deposit order, or going on with the one that is open (10075). */
export function DepositPage() {
  const text = useText(depositsText)
  const info = useDepositInfo()
  const record = href('depositRecord')
  const toRecord = (
    <IconLink
      shape={history}
      label={text.record}
      href={`#${record}`}
      onClick={(event) => followLink(event, record)}
    />
  )
  return (
    <PullToRefresh onRefresh={() => info.refetch({ throwOnError: true })}>
      <Page foot="bar">
        <PageHeader title={text.deposit} onBack={() => goBack(href('gameAssets'))} trailing={toRecord} />
        <PageBody>
          {info.data ? <DepositDesk info={info.data} /> : null}
          {info.isPending ? <DepositSkeleton /> : null}
          {info.isError && !info.data ? (
            <ErrorState detail={info.error.message} onRetry={() => info.refetch()} />
          ) : null}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

function DepositDesk({ info: { channels, unfinished } }: { readonly info: Answer<'getDepositInfo'> }) {
  const text = useText(depositsText)
  const [chosen, setChosen] = useState<string>()
  const deposit = useCreateDeposit(({ order_no }) => navigate(href('depositOrder', undefined, { order_no })))
  const open = channels.filter((channel) => channel.is_available)
  const begun = open.find(({ method }) => unfinished.some((order) => order.method === method))
  const channel = open.find(({ channel_id }) => channel_id === chosen) ?? begun ?? open[0]
  const blocking = unfinished.filter(({ method }) => method === channel?.method)
  // Orders of a method that cannot be chosen now can be gone on with all the same.
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
        <DepositForm key={channel.channel_id} channel={channel} deposit={deposit} />
      ) : null}
      <AppLink to={href('withdraw')} className={styles.link}>
        {text.readiness}
      </AppLink>
    </>
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
