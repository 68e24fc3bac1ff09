import type { Calls, ResponseOf } from '@gamehall/contract'
import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import type { QueryClient } from '@tanstack/react-query'

const key = queryKeyOf('getSiteConfig', {})

/** §8, 10027: a call was refused because the site is closed. Refetches the site configuration, whose `closed` shows the closed page. */
export function refetchSiteClosure(queryClient: QueryClient): void {
  void queryClient.refetchQueries({ queryKey: key }, { cancelRefetch: false })
}

/** Calls `onChange` when the cached site configuration changes between open and closed. */
export function watchSiteClosure(queryClient: QueryClient, onChange: (isClosed: boolean) => void): void {
  const isClosedNow = () =>
    (queryClient.getQueryData<ResponseOf<Calls['getSiteConfig']>>(key)?.closed ?? null) !== null
  let isClosed = isClosedNow()
  queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryKey[0] !== key[0] || isClosedNow() === isClosed) return
    isClosed = !isClosed
    onChange(isClosed)
  })
}
