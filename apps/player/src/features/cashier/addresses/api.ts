import { useCallMutation, useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Adds an address. Silent: the form shows errors. */
export function useAddAddress() {
  return useCallMutation('addAddress', { isSilent: true, onSuccess: useRefreshAddresses() })
}

/** The player's saved withdrawal addresses. */
export function useAddresses() {
  return useCallQuery('listAddresses', {}, { staleTime: 0 })
}

/** Returns a function that invalidates the addresses and the withdrawal info. */
function useRefreshAddresses(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: ['listAddresses'] })
    void client.invalidateQueries({ queryKey: ['getWithdrawalInfo'] })
  }
}

export function useRemoveAddress() {
  return useCallMutation('removeAddress', { onSuccess: useRefreshAddresses() })
}
