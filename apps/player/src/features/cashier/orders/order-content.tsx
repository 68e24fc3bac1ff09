import type { CallName } from '@gamehall/contract'
import { ErrorState } from '@gamehall/ui/feedback/error-state.tsx'
import { Skeleton } from '@gamehall/ui/feedback/skeleton.tsx'
import type { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { type UseQueryResult, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { NotFoundState } from '../../../shared/navigation/not-found-state.tsx'
import type { Href } from '../../../shared/navigation/paths.ts'

const NOT_FOUND = 30404
const BAD_REQUEST = 400

type OrderContentProps<Order> = {
  readonly text: { readonly notFound: string; readonly notFoundHint: string; readonly seeRecord: string }
  readonly orderNo: string
  readonly order: UseQueryResult<Order, CallError>
  /** The order's state. When it changes, the queries in `lists` are invalidated. */
  readonly state: string | number | undefined
  readonly lists: readonly CallName[]
  readonly record: Href
  readonly skeleton: readonly `${number}px`[]
  readonly children: (order: Order) => ReactNode
}

/** A deposit or withdrawal order, or what there is instead of it: refetches on pushes, handles unknown orders. */
export function OrderContent<Order>(props: OrderContentProps<Order>) {
  const { text, orderNo, order, record, skeleton, children } = props
  // Any of these pushes can concern this order.
  usePush(['gold_change', 'user_change', 'normal'], () => order.refetch())
  useInvalidateLists(props.lists, props.state)
  const isNotFound = isOrderNotFound(orderNo, order)
  return (
    <>
      {order.data === undefined ? null : children(order.data)}
      {isNotFound ? (
        <NotFoundState title={text.notFound} detail={text.notFoundHint} to={record} label={text.seeRecord} />
      ) : null}
      {order.isError && order.data === undefined && !isNotFound ? (
        <ErrorState detail={order.error.message} onRetry={() => order.refetch()} />
      ) : null}
      {order.isPending && !isNotFound
        ? skeleton.map((height) => <Skeleton key={height} shape="block" height={height} />)
        : null}
    </>
  )
}

/** Whether the player has no such order. */
export function isOrderNotFound(orderNo: string, order: UseQueryResult<unknown, CallError>): boolean {
  const code = order.data === undefined ? order.error?.code : undefined
  return orderNo === '' || code === NOT_FOUND || code === BAD_REQUEST
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
