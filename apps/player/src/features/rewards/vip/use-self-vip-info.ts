import { useCallQuery } from '../../../shared/api/use-call.ts'
import { usePush } from '../../../shared/socket/use-push.ts'

/** Loads the player's VIP level and progress; reloads on `user_change`. */
export function useSelfVipInfo() {
  const vip = useCallQuery('getSelfVipInfo', {})
  usePush(['user_change'], () => vip.refetch())
  return vip
}
