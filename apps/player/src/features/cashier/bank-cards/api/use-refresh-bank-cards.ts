import { useQueryClient } from '@tanstack/react-query'

/** The cards changed: they and the ways to withdraw are read again. */
export function useRefreshBankCards(): () => void {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries({ queryKey: ['listBankCards'] })
    void client.invalidateQueries({ queryKey: ['getWithdrawalInfo'] })
  }
}
