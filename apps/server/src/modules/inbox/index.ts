import type { RoomModule } from '../../core/room-module.ts'
import { listNotices } from './actions/list-notices.ts'
import { messageEveryone } from './actions/message-everyone.ts'
import { messagePlayer } from './actions/message-player.ts'
import { publishNotice } from './actions/publish-notice.ts'
import { withdrawNotice } from './actions/withdraw-notice.ts'
import { announceNotice } from './jobs/announce-notice.ts'
import { cleanMessages } from './jobs/clean-messages.ts'
import { cleanOutbox } from './jobs/clean-outbox.ts'
import { sendWebPush } from './jobs/send-web-push.ts'
import { webPushToAll } from './jobs/web-push-to-all.ts'
import { routes } from './routes.ts'

export { type KickCode, kickSession } from './kick-session.ts'
export type { Texts } from './messages/message-words.ts'
export { isResting } from './messages/resting-players.ts'
export { sendMessage } from './messages/send-message.ts'
export { countUnread } from './messages/unread.ts'
export { createPushAddress } from './push-address.ts'
export { createDatabaseFanOut } from './push-fan-out.ts'
export { type PushServer, startPushServer } from './push-server.ts'
export { type AddressedPush, describePush, type PushDraft, sendPush, sendPushes } from './send-push.ts'
export { tellClosedApp } from './web-push/tell-closed-app.ts'

export const inboxRoom: RoomModule = {
  room: 'inbox',
  routes,
  jobs: [cleanOutbox, cleanMessages, announceNotice, sendWebPush, webPushToAll],
  actions: [listNotices, publishNotice, withdrawNotice, messagePlayer, messageEveryone],
}
