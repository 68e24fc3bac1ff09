import { useCallQuery } from '../../../../shared/api/use-call.ts'

/** The branches of a bank that the hall knows; asks nothing before a bank is chosen. */
export function useBranches(bankCode: string) {
  return useCallQuery(
    'listBranches',
    { bank_code: bankCode },
    { staleTime: 3_600_000, enabled: bankCode !== '' },
  )
}
