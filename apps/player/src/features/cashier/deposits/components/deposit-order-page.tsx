import type { Deposit } from '@gamehall/contract/cashier'
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
import { useDeposit } from '../api/use-deposit.ts'
import { orderText } from '../order-text.ts'
import { DepositOrder } from './deposit-order.tsx'

const NOT_FOUND = 30404
const BAD_REQUEST = 400

/** `/order/deposit?order_no=`: one order, from its account number to the money in the wallet. Not kept alive (§2). */
export function DepositOrderPage() {
  const text = useText(orderText)
  const orderNo = usePage().query.get('order_no') ?? ''
  const order = useDeposit(orderNo)
  // Money or a message arrived: it may be about this order.
  usePush(['gold_change', 'user_change', 'normal'], () => order.refetch())
  useListsFollow(order.data?.label)
  const service = href('service')
  const isLost =
    orderNo === '' || (!order.data && (order.error?.code === NOT_FOUND || order.error?.code === BAD_REQUEST))
  return (
    <PullToRefresh onRefresh={() => order.refetch({ throwOnError: true })}>
      <Page foot="bar">
        <PageHeader
          title={text.order}
          onBack={() => goBack(href('deposit'))}
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
          {order.data ? <DepositOrder order={order.data} onEnd={() => order.refetch()} /> : null}
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
function useListsFollow(label: Deposit['label'] | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (label === undefined) return
    for (const name of ['getDepositInfo', 'listDeposits'])
      void client.invalidateQueries({ queryKey: [name], refetchType: 'all' })
  }, [client, label])
}

function LostOrder() {
  const text = useText(orderText)
  return (
    <EmptyState
      art={<LostArt />}
      title={text.notFound}
      detail={text.notFoundHint}
      action={
        <AppLink to={href('depositRecord')} replace className={buttonClass({ variant: 'ghost', size: 'm' })}>
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
      <Skeleton shape="block" height="320px" />
      <Skeleton shape="block" height="240px" />
    </>
  )
}
