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

export const inboxRoom: RoomModule = {
  room: 'inbox',
  routes,
  jobs: [cleanOutbox, cleanMessages, announceNotice, sendWebPush, webPushToAll],
  actions: [listNotices, publishNotice, withdrawNotice, messagePlayer, messageEveryone],
}
