import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'

/** The known branches of a bank; disabled until a bank is chosen. */
export function useBranches(bankCode: string) {
  return useCallQuery(
    'listBranches',
    { bank_code: bankCode },
    { staleTime: 3_600_000, enabled: bankCode !== '' },
  )
}
