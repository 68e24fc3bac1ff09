import type { RoomModule } from '../../platform/context/room-module.ts'
import { messageEveryone } from './messages/actions/message-everyone.ts'
import { messagePlayer } from './messages/actions/message-player.ts'
import { cleanMessages } from './messages/jobs/clean-messages.ts'
import { listNotices } from './notices/actions/list-notices.ts'
import { publishNotice } from './notices/actions/publish-notice.ts'
import { withdrawNotice } from './notices/actions/withdraw-notice.ts'
import { announceNotice } from './notices/jobs/announce-notice.ts'
import { cleanOutbox } from './push/jobs/clean-outbox.ts'
import { routes } from './routes.ts'
import { sendWebPush } from './web-push/jobs/send-web-push.ts'
import { webPushToAll } from './web-push/jobs/web-push-to-all.ts'

export { countUnread } from './messages/count-unread.ts'
export type { Texts } from './messages/message-kinds.ts'
export { isOnBreak } from './messages/players-on-break.ts'
export { sendMessage } from './messages/send-message.ts'
export { createDatabaseFanOut } from './push/database-fan-out.ts'
export { type KickCode, kickSession } from './push/kick-session.ts'
export { type PushServer, startPushServer } from './push/push-server.ts'
export { issuePushUrl } from './push/push-url.ts'
export { type AddressedPush, type PushDraft, sendPush, sendPushes, toPushRow } from './push/send-push.ts'
export { notifyByWebPush } from './web-push/notify-by-web-push.ts'

export const inboxRoom: RoomModule = {
  room: 'inbox',
  routes,
  jobs: [cleanOutbox, cleanMessages, announceNotice, sendWebPush, webPushToAll],
  actions: [listNotices, publishNotice, withdrawNotice, messagePlayer, messageEveryone],
}
