import { useCallQuery } from '../../../shared/api/use-call.ts'
import { usePush } from '../../../shared/socket/use-push.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'

/** How many answers of customer service the player has not read; none for a visitor. */
export function useSupportUnread(): number {
  const isLoggedIn = useIsLoggedIn()
  const { data, refetch } = useCallQuery('getSupportConversation', {}, { enabled: isLoggedIn })
  usePush(['support_message'], () => void refetch())
  return isLoggedIn ? (data?.unread_count ?? 0) : 0
}
