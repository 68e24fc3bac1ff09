import type { RoomModule } from '../../core/room-module.ts'
import { publishNotice } from './actions/publish-notice.ts'
import { withdrawNotice } from './actions/withdraw-notice.ts'
import { cleanOutbox } from './jobs/clean-outbox.ts'
import { deliverPush } from './jobs/deliver-push.ts'
import { routes } from './routes.ts'

export { type KickCode, kickSession } from './kick-session.ts'
export { createPushAddress } from './push-address.ts'
export { createLocalFanOut, createRedisFanOut } from './push-fan-out.ts'
export { type PushServer, startPushServer } from './push-server.ts'
export { type PushDraft, sendPush } from './send-push.ts'

export const inboxRoom: RoomModule = {
  room: 'inbox',
  routes,
  jobs: [deliverPush, cleanOutbox],
  actions: [publishNotice, withdrawNotice],
}
