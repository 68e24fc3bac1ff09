import { useQueryClient } from '@tanstack/react-query'

/** Returns a function that invalidates the addresses and the withdrawal info. */
export function useRefreshAddresses(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: ['listAddresses'] })
    void client.invalidateQueries({ queryKey: ['getWithdrawalInfo'] })
  }
}
