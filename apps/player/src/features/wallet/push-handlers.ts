import { setPlayerBalance } from '../../shared/player/use-player-info.ts'
import type { PushHandlers } from '../../shared/socket/push-handlers.ts'

export const walletPushHandlers: PushHandlers = {
  gold_change: ({ content }, { queryClient }) => setPlayerBalance(queryClient, content.balance),
}
