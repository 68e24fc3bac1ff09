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
import { followLink } from '../../../../shared/navigation/follow-link.ts'
import { goBack } from '../../../../shared/navigation/navigator.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { useDepositInfo } from '../api/use-deposit-info.ts'
import { depositsText } from '../deposits-text.ts'
import { DepositChannels } from './deposit-channels.tsx'
import { DepositForm } from './deposit-form.tsx'
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
  const open = channels.filter((channel) => channel.is_available)
  const channel = open.find(({ channel_id }) => channel_id === chosen) ?? open[0]
  const blocking = unfinished.filter(({ method }) => method === channel?.method)
  return (
    <>
      {unfinished.map((order) => (
        <UnfinishedOrder key={order.order_no} order={order} />
      ))}
      {channel === undefined ? (
        <EmptyState art={<MaintenanceArt />} title={text.maintenance} detail={text.maintenanceHint} />
      ) : blocking.length > 0 && open.length === 1 ? null : (
        <DepositChannels channels={channels} value={channel.channel_id} onChange={setChosen} />
      )}
      {channel !== undefined && blocking.length === 0 ? (
        <DepositForm key={channel.channel_id} channel={channel} />
      ) : null}
    </>
  )
}

function DepositSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="84px" />
      <Skeleton shape="block" height="180px" />
      <Skeleton shape="block" height="200px" />
    </>
  )
}
