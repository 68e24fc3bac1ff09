import { useQueryClient } from '@tanstack/react-query'

/** The book changed: it and the ways to withdraw are read again. */
export function useRefreshAddresses(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: ['listAddresses'] })
    void client.invalidateQueries({ queryKey: ['getWithdrawalInfo'] })
  }
}
