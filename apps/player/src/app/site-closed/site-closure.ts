import type { Calls, ResponseOf } from '@gamehall/contract'
import { queryKeyOf } from '@gamehall/web-client/calls/use-call.ts'
import type { QueryClient } from '@tanstack/react-query'

const key = queryKeyOf('getSiteConfig', {})

/** Waits before each look, in milliseconds: the server may serve a cached configuration for a second. */
const LOOK_AFTER_MS = [0, 1_200, 3_000] as const

let isLooking = false

/**
 * §8, 10027: a call was refused, or the socket closed, because the site is closed. Refetches the site configuration, whose
 * `closed` shows the closed page, and again when an answer was still from before the closing.
 */
export function refetchSiteClosure(queryClient: QueryClient): void {
  if (isLooking) return
  isLooking = true
  void refetchUntilClosed(queryClient).finally(() => {
    isLooking = false
  })
}

async function refetchUntilClosed(queryClient: QueryClient): Promise<void> {
  for (const waitMs of LOOK_AFTER_MS) {
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
    await queryClient.refetchQueries({ queryKey: key })
    if (isClosedIn(queryClient)) return
  }
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
