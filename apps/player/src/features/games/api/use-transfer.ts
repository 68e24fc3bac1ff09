import type { TransferStatus } from '@gamehall/contract/games'
import { useCallQuery } from '../../../shared/api/use-call.ts'

const ASK_EVERY_MS = 2_000

export type TransferEnd = 'arrived' | 'returned'

/** How a transfer to a game ended; undefined while it is on its way. */
export function transferEnd(status: TransferStatus): TransferEnd | undefined {
  if (status === 'SUCCESS') return 'arrived'
  return status === 'FAILED' || status === 'RELEASED' ? 'returned' : undefined
}

/** Follows a transfer until its end is known. */
export function useTransfer(reference: string | undefined) {
  return useCallQuery(
    'getTransfer',
    { reference: reference ?? '' },
    {
      enabled: reference !== undefined,
      refetchInterval: ({ state }) => (state.data && transferEnd(state.data.status) ? false : ASK_EVERY_MS),
    },
  )
}
