import type { TransferStatus } from '@gamehall/contract/games'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'

const POLL_INTERVAL_MS = 2_000
const RECORD_POLL_INTERVAL_MS = 5_000

export type TransferEnd = 'arrived' | 'returned'

/** The result of a transfer; undefined while it is open. */
export function transferEnd(status: TransferStatus): TransferEnd | undefined {
  if (status === 'SUCCESS') return 'arrived'
  return status === 'FAILED' || status === 'RELEASED' ? 'returned' : undefined
}

/** Polls a transfer until it ends. */
export function useTransfer(reference: string | undefined) {
  return useCallQuery(
    'getTransfer',
    { reference: reference ?? '' },
    {
      enabled: reference !== undefined,
      refetchInterval: ({ state }) =>
        state.data && transferEnd(state.data.status) ? false : POLL_INTERVAL_MS,
    },
  )
}

export type TransferFilter = {
  readonly api_key: string | null
  readonly open: 1 | null
  readonly start_time: string
  readonly end_time: string
}

/** The transfer record; refetched while it contains an open transfer. */
export function useTransfers(filter: TransferFilter) {
  return useInfiniteCallQuery('listTransfers', filter, {
    refetchInterval: ({ state }) => {
      const transfers = state.data?.pages.flatMap(({ list }) => list)
      const isOpen = transfers?.some(({ status }) => transferEnd(status) === undefined)
      return isOpen ? RECORD_POLL_INTERVAL_MS : false
    },
  })
}
