import { useCallQuery } from '../../../shared/api/use-call.ts'
import { usePush } from '../../../shared/socket/use-push.ts'

/** Where the player stands on the VIP ladder; asked for anew when the hall says that it changed. */
export function useSelfVip() {
  const vip = useCallQuery('getSelfVipInfo', {})
  usePush(['user_change'], () => vip.refetch())
  return vip
}
