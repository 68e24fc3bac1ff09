import type { TransferStatus } from '@gamehall/contract/games'
import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

const POLL_INTERVAL_MS = 2_000

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
