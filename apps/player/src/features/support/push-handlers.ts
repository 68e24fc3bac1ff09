import { PUSH_TOAST_MS } from '@gamehall/contract/constants'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import type { PushHandlers } from '@gamehall/web-client/socket/push-handlers.ts'
import { navigate } from '../../shared/navigation/navigator.ts'
import { href } from '../../shared/navigation/paths.ts'

export const supportPushHandlers: PushHandlers = {
  /** Marks the conversation stale without refetching: subscribers refetch by themselves, a page opened later refetches on mount. */
  support_message: ({ content }, { queryClient }) => {
    for (const name of ['getSupportConversation', 'listSupportMessages'])
      void queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' })
    if (location.hash.startsWith(`#${href('serviceChat')}`)) return
    showToast(content.text, {
      kind: 'notice',
      durationMs: PUSH_TOAST_MS,
      onTap: () => navigate(href('serviceChat')),
    })
  },
}
