import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'

/** Loads today's preview and the unclaimed rebates; reloads on `user_change` and `gold_change`. */
export function useRebateInfo() {
  const info = useCallQuery('getRebateInfo', {})
  usePush(['user_change', 'gold_change'], () => info.refetch())
  return info
}
