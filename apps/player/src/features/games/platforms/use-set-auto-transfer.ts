import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { queryKeyOf, useCallMutation } from '@gamehall/web-client/calls/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Turns automatic transfer on or off, with an optimistic update that is reverted on failure. */
export function useSetAutoTransfer() {
  const client = useQueryClient()
  const show = (auto_transfer: 0 | 1) =>
    client.setQueryData<CallResponse<'getPlatformBalances'>>(
      queryKeyOf('getPlatformBalances', {}),
      (balances) => balances && { ...balances, auto_transfer },
    )
  return useCallMutation('setAutoTransfer', {
    onMutate: ({ auto_transfer }) => void show(auto_transfer === 1 ? 1 : 0),
    onSuccess: ({ auto_transfer }) => void show(auto_transfer),
    onError: (_error, { auto_transfer }) => void show(auto_transfer === 1 ? 0 : 1),
  })
}
