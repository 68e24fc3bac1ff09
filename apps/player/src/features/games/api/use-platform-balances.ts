import { useCallQuery } from '../../../shared/api/use-call.ts'

const FRESH_MS = 3_000

/** The main wallet and what each platform says it holds, asked now. */
export function usePlatformBalances() {
  return useCallQuery('getPlatformBalances', {}, { staleTime: FRESH_MS })
}
