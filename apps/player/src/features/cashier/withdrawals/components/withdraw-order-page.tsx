import { LostArt } from '@gamehall/ui/art/state-art.tsx'
import { buttonClass } from '@gamehall/ui/button-class.ts'
import { EmptyState } from '@gamehall/ui/empty-state.tsx'
import { ErrorState } from '@gamehall/ui/error-state.tsx'
import { IconLink } from '@gamehall/ui/icon-button.tsx'
import { headset } from '@gamehall/ui/icons/icon-set.ts'
import { Page, PageBody } from '@gamehall/ui/page.tsx'
import { PageHeader } from '@gamehall/ui/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/pull-to-refresh.tsx'
import { Skeleton } from '@gamehall/ui/skeleton.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useText } from '../../../../shared/i18n/text.ts'
import { AppLink } from '../../../../shared/navigation/app-link.tsx'
import { followLink } from '../../../../shared/navigation/follow-link.ts'
import { goBack } from '../../../../shared/navigation/navigator.ts'
import { usePage } from '../../../../shared/navigation/page-context.ts'
import { href } from '../../../../shared/navigation/paths.ts'
import { usePush } from '../../../../shared/socket/use-push.ts'
import { useWithdrawal } from '../api/use-withdrawal.ts'
import { withdrawOrderText } from '../withdraw-order-text.ts'
import { WithdrawOrder } from './withdraw-order.tsx'

const NOT_FOUND = 30404
const BAD_REQUEST = 400

/** `/order/newWithdraw?order_no=`: one withdrawal, from its request to its arrival. Not kept alive (§2). */
export function WithdrawOrderPage() {
  const text = useText(withdrawOrderText)
  const orderNo = usePage().query.get('order_no') ?? ''
  const order = useWithdrawal(orderNo)
  usePush(['gold_change', 'user_change', 'normal'], () => order.refetch())
  useListsFollow(order.data?.status)
  const service = href('service')
  const isLost =
    orderNo === '' || (!order.data && (order.error?.code === NOT_FOUND || order.error?.code === BAD_REQUEST))
  return (
    <PullToRefresh onRefresh={() => order.refetch({ throwOnError: true })}>
      <Page foot="bar">
        <PageHeader
          title={text.order}
          onBack={() => goBack(href('withdraw'))}
          trailing={
            <IconLink
              shape={headset}
              label={text.service}
              href={`#${service}`}
              onClick={(event) => followLink(event, service)}
            />
          }
        />
        <PageBody>
          {order.data ? <WithdrawOrder order={order.data} onChanged={() => order.refetch()} /> : null}
          {isLost ? <LostOrder /> : null}
          {order.isError && !order.data && !isLost ? (
            <ErrorState detail={order.error.message} onRetry={() => order.refetch()} />
          ) : null}
          {order.isPending && !isLost ? <OrderSkeleton /> : null}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

/** The order moved on: the pages kept under this one shall not come back with its old state. */
function useListsFollow(status: number | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (status === undefined) return
    for (const name of ['getWithdrawalInfo', 'listWithdrawals'])
      void client.invalidateQueries({ queryKey: [name], refetchType: 'all' })
  }, [client, status])
}

function LostOrder() {
  const text = useText(withdrawOrderText)
  return (
    <EmptyState
      art={<LostArt />}
      title={text.notFound}
      detail={text.notFoundHint}
      action={
        <AppLink to={href('withdrawRecord')} replace className={buttonClass({ variant: 'ghost', size: 'm' })}>
          {text.seeRecord}
        </AppLink>
      }
    />
  )
}

function OrderSkeleton() {
  return (
    <>
      <Skeleton shape="block" height="140px" />
      <Skeleton shape="block" height="240px" />
      <Skeleton shape="block" height="320px" />
    </>
  )
}
