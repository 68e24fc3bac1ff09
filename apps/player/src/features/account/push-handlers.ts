import { PUSH_TOAST_MS } from '@gamehall/contract/constants'
import { showToast } from '@gamehall/ui/feedback/toast-store.ts'
import type { PushHandlers } from '@gamehall/web-client/socket/push-handlers.ts'
import { navigate } from '../../shared/navigation/navigator.ts'
import { href } from '../../shared/navigation/paths.ts'
import { refreshPlayerInfo } from '../../shared/player/use-player-info.ts'
import { endSession, isRenewingSession } from '../../shared/stores/session-store.ts'

/** Keys that leave the player's information as it is, or come with their value. */
const KEYS_WITHOUT_REFETCH: readonly string[] = ['message_num', 'bets']

export const accountPushHandlers: PushHandlers = {
  user_change: ({ content: { keys } }, { queryClient }) => {
    const isKnown = keys.length > 0 && keys.every((key) => KEYS_WITHOUT_REFETCH.includes(key))
    if (!isKnown) void refreshPlayerInfo(queryClient)
  },
  kick: ({ content }) => {
    if (isRenewingSession()) return 'quiet'
    endSession()
    navigate(href('login'), { replace: true })
    showToast(content.text, { kind: 'error', durationMs: PUSH_TOAST_MS })
    return 'quiet'
  },
}
