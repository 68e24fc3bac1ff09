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
import { goBack, navigate } from '../../../../shared/navigation/navigator.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { usePush } from '../../../../shared/socket/use-push.ts'
import { useCreateWithdrawal } from '../api/use-create-withdrawal.ts'
import { useWithdrawalInfo } from '../api/use-withdrawal-info.ts'
import { withdrawText } from '../withdraw-text.ts'
import { BlockedWay } from './blocked-way.tsx'
import { OpenWithdrawals } from './open-withdrawals.tsx'
import { ReadinessPanel } from './readiness-panel.tsx'
import { WithdrawBalance } from './withdraw-balance.tsx'
import { WithdrawChannels } from './withdraw-channels.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

/** `/newWithdraw`: what stands in between, and the withdrawal itself. */
export function WithdrawPage() {
  const text = useText(withdrawText)
  const info = useWithdrawalInfo()
  usePush(['gold_change', 'user_change', 'normal'], () => info.refetch())
  const record = href('withdrawRecord')
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
        <PageHeader title={text.withdraw} onBack={() => goBack(href('gameAssets'))} trailing={toRecord} />
        <PageBody>
          {info.data ? <WithdrawDesk info={info.data} onChanged={() => info.refetch()} /> : null}
          {info.isPending ? <WithdrawSkeleton /> : null}
          {info.isError && !info.data ? (
            <ErrorState detail={info.error.message} onRetry={() => info.refetch()} />
          ) : null}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

type WithdrawDeskProps = { readonly info: Answer<'getWithdrawalInfo'>; readonly onChanged: () => void }

function WithdrawDesk({ info, onChanged }: WithdrawDeskProps) {
  const text = useText(withdrawText)
  const [chosen, setChosen] = useState<string>()
  const withdrawal = useCreateWithdrawal(({ order_no }) =>
    navigate(href('withdrawOrder', undefined, { order_no })),
  )
  const open = info.channels.filter(({ is_available }) => is_available)
  const channel =
    open.find(({ channel_id }) => channel_id === chosen) ??
    open.find(({ blocked_by }) => blocked_by.length === 0) ??
    open[0]
  return (
    <>
      <WithdrawBalance readiness={info.readiness} />
      <ReadinessPanel readiness={info.readiness} />
      <OpenWithdrawals orders={info.unfinished} />
      {channel === undefined ? (
        <EmptyState art={<MaintenanceArt />} title={text.maintenance} detail={text.maintenanceHint} />
      ) : (
        <>
          <WithdrawChannels channels={info.channels} value={channel.channel_id} onChange={setChosen} />
          <BlockedWay channel={channel} readiness={info.readiness} />
          <WithdrawForm
            key={channel.channel_id}
            info={info}
            channel={channel}
            withdrawal={withdrawal}
            onChanged={onChanged}
          />
        </>
      )}
    </>
  )
}

function WithdrawSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="132px" />
      <Skeleton shape="block" height="240px" />
      <Skeleton shape="block" height="104px" />
      <Skeleton shape="block" height="104px" />
      <Skeleton shape="block" height="130px" />
    </>
  )
}
