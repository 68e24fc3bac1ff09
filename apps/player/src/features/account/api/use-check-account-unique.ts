import { useCallQuery } from '../../../shared/api/use-call.ts'

/** Whether an account name is free; asks only about one that may be one. */
export function useCheckAccountUnique(account: string, isWellFormed: boolean) {
  return useCallQuery('checkAccountUnique', { account }, { enabled: isWellFormed, retry: false })
}
