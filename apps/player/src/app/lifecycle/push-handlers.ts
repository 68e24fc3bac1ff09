import type { PushHandlers } from '@gamehall/web-client/socket/push-handlers.ts'
import { accountPushHandlers } from '../../features/account/push-handlers.ts'
import { gamesPushHandlers } from '../../features/games/push-handlers.ts'
import { inboxPushHandlers } from '../../features/inbox/push-handlers.ts'
import { supportPushHandlers } from '../../features/support/push-handlers.ts'
import { walletPushHandlers } from '../../features/wallet/push-handlers.ts'

/** What the features do when a push message arrives. */
export const pushHandlers: readonly PushHandlers[] = [
  accountPushHandlers,
  walletPushHandlers,
  gamesPushHandlers,
  inboxPushHandlers,
  supportPushHandlers,
]
