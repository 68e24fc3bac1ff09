import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'

/** Loads all VIP levels with their requirements and benefits. */
export function useVipInfo() {
  return useCallQuery('getVipInfo', {})
}

/** Loads the player's VIP level and progress; reloads on `user_change`. */
export function useSelfVipInfo() {
  const vip = useCallQuery('getSelfVipInfo', {})
  usePush(['user_change'], () => vip.refetch())
  return vip
}
