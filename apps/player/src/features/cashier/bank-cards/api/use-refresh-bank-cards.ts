import { useQueryClient } from '@tanstack/react-query'

/** Returns a function that invalidates the cards and the withdrawal info. */
export function useRefreshBankCards(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: ['listBankCards'] })
    void client.invalidateQueries({ queryKey: ['getWithdrawalInfo'] })
  }
}
