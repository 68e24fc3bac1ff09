import { useCallQuery } from '../../../shared/api/use-call.ts'
import { usePush } from '../../../shared/socket/use-push.ts'

/** Today's rebate so far and what waits; asked for anew when the hall says that it changed. */
export function useRebateInfo() {
  const info = useCallQuery('getRebateInfo', {})
  usePush(['user_change', 'gold_change'], () => info.refetch())
  return info
}
