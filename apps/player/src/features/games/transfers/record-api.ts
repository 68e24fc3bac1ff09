import { useInfiniteCallQuery } from '@gamehall/web-client/calls/use-infinite-call-query.ts'
import { transferEnd } from './api.ts'

const RECORD_POLL_INTERVAL_MS = 5_000

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
