import type { PushHandlers } from '@gamehall/web-client/socket/push-handlers.ts'
import { setPlayerBalance } from '../../shared/player/use-player-info.ts'

export const walletPushHandlers: PushHandlers = {
  gold_change: ({ content }, { queryClient }) => setPlayerBalance(queryClient, content.balance),
}
