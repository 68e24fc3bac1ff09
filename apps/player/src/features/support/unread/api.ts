import { useCallQuery } from '@gamehall/web-client/calls/use-call.ts'
import { usePush } from '@gamehall/web-client/socket/use-push.ts'
import { useIsLoggedIn } from '../../../shared/stores/session-store.ts'

/** The player's number of unread support messages; 0 for visitors. */
export function useSupportUnread(): number {
  const isLoggedIn = useIsLoggedIn()
  const { data, refetch } = useCallQuery('getSupportConversation', {}, { enabled: isLoggedIn })
  usePush(['support_message'], () => void refetch())
  return isLoggedIn ? (data?.unread_count ?? 0) : 0
}
