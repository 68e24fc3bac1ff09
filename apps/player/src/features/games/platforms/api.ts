import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'
import { queryKeyOf, useCallMutation, useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useMoneyCall } from '@gamehall/web-client/calls/use-money-call.ts'
import { useQueryClient } from '@tanstack/react-query'

const FRESH_MS = 3_000
const REFETCH_INTERVAL_MS = 10_000

/** The main wallet and the balance at each platform; refetched while a platform does not answer or a transfer is open. */
export function usePlatformBalances() {
  return useCallQuery(
    'getPlatformBalances',
    {},
    {
      staleTime: FRESH_MS,
      refetchInterval: ({ state }) => {
        const isSettled = state.data?.platforms.every(
          (each) => each.state === 'ok' && each.open_transfer === null,
        )
        return state.data && !isSettled ? REFETCH_INTERVAL_MS : false
      },
    },
  )
}

/** Transfers from the main wallet to a platform. */
export function useDepositToGame(onDone: (answer: CallResponse<'depositToGame'>) => void) {
  return useMoneyCall('depositToGame', onDone)
}

/** Transfers back to the main wallet: an amount, or the whole balance of one or of every platform. */
export function useWithdrawFromGame(onDone: (answer: CallResponse<'withdrawFromGame'>) => void) {
  return useMoneyCall('withdrawFromGame', onDone)
}

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
