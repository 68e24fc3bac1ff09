import type { Calls, ResponseOf } from '@gamehall/contract'
import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import type { QueryClient } from '@tanstack/react-query'

const key = queryKeyOf('getSiteConfig', {})

let isRefetching = false

/**
 * §8, 10027: a call was refused, or the push connection was closed with the site's code. Refetches the site configuration,
 * whose `closed` shows the closed page; a request that began before the report is discarded. Reports during the refetch add
 * no request. A push connection that is refused again on reconnecting reports again.
 */
export function refetchSiteClosure(queryClient: QueryClient): void {
  if (isRefetching) return
  isRefetching = true
  void queryClient.refetchQueries({ queryKey: key }).finally(() => {
    isRefetching = false
  })
}

const isClosedIn = (queryClient: QueryClient): boolean =>
  (queryClient.getQueryData<ResponseOf<Calls['getSiteConfig']>>(key)?.closed ?? null) !== null

/** Calls `onChange` when the cached site configuration changes between open and closed. */
export function watchSiteClosure(queryClient: QueryClient, onChange: (isClosed: boolean) => void): void {
  const isClosedNow = () => isClosedIn(queryClient)
  let isClosed = isClosedNow()
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== key[0] || isClosedNow() === isClosed) return
    isClosed = !isClosed
    onChange(isClosed)
  })
}
