import type { CallName } from '@gamehall/contract'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import { Page, PageBody } from '@gamehall/ui/layout/page.tsx'
import { PageHeader } from '@gamehall/ui/layout/page-header.tsx'
import { PullToRefresh } from '@gamehall/ui/layout/pull-to-refresh.tsx'
import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { goBack } from '../../../shared/navigation/navigator.ts'
import { NotFoundState } from '../../../shared/navigation/not-found-state.tsx'
import type { Href } from '../../../shared/navigation/paths.ts'
import { SupportLink } from '../../../shared/navigation/support-link.tsx'

const NOT_FOUND = 30404
const BAD_REQUEST = 400

type OrderPageProps<Order> = {
  readonly kind: 'deposit' | 'withdrawal'
  readonly text: {
    readonly order: string
    readonly notFound: string
    readonly notFoundHint: string
    readonly seeRecord: string
  }
  readonly orderNo: string
  readonly order: UseQueryResult<Order, CallError>
  /** The order's state. When it changes, the queries in `lists` are invalidated. */
  readonly state: string | number | undefined
  readonly lists: readonly CallName[]
  readonly back: Href
  readonly record: Href
  readonly skeleton: readonly `${number}px`[]
  readonly children: (order: Order) => ReactNode
}

/** The page frame of a deposit or withdrawal order: refetches on pushes, handles unknown orders. Not kept alive (§2). */
export function OrderPage<Order>(props: OrderPageProps<Order>) {
  const { text, orderNo, order, back, skeleton, children } = props
  // Any of these pushes can concern this order.
  usePush(['gold_change', 'user_change', 'normal'], () => order.refetch())
  useInvalidateLists(props.lists, props.state)
  const code = order.data === undefined ? order.error?.code : undefined
  const isNotFound = orderNo === '' || code === NOT_FOUND || code === BAD_REQUEST
  return (
    <PullToRefresh onRefresh={() => order.refetch({ throwOnError: true })}>
      <Page foot="bar">
        <PageHeader
          title={text.order}
          onBack={() => goBack(back)}
          trailing={<SupportLink kind={props.kind} id={isNotFound ? '' : orderNo} />}
        />
        <PageBody>
          {order.data === undefined ? null : children(order.data)}
          {isNotFound ? <OrderNotFound text={text} record={props.record} /> : null}
          {order.isError && order.data === undefined && !isNotFound ? (
            <ErrorState detail={order.error.message} onRetry={() => order.refetch()} />
          ) : null}
          {order.isPending && !isNotFound
            ? skeleton.map((height) => <Skeleton key={height} shape="block" height={height} />)
            : null}
        </PageBody>
      </Page>
    </PullToRefresh>
  )
}

/** Invalidates the lists of kept-alive pages when the order's state changes. */
function useInvalidateLists(lists: readonly CallName[], state: string | number | undefined): void {
  const client = useQueryClient()
  const names = lists.join(' ')
  useEffect(() => {
    if (state === undefined) return
    for (const name of names.split(' '))
      void client.invalidateQueries({ queryKey: [name], refetchType: 'all' })
  }, [client, names, state])
}

function OrderNotFound({ text, record }: Pick<OrderPageProps<unknown>, 'text' | 'record'>) {
  return <NotFoundState title={text.notFound} detail={text.notFoundHint} to={record} label={text.seeRecord} />
}
