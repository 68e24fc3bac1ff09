import type { RoomModule } from '../../core/room-module.ts'
import { publishNotice } from './actions/publish-notice.ts'
import { withdrawNotice } from './actions/withdraw-notice.ts'
import { cleanOutbox } from './jobs/clean-outbox.ts'
import { routes } from './routes.ts'

export { type KickCode, kickSession } from './kick-session.ts'
export { createPushAddress } from './push-address.ts'
export { createDatabaseFanOut } from './push-fan-out.ts'
export { type PushServer, startPushServer } from './push-server.ts'
export { type AddressedPush, describePush, type PushDraft, sendPush, sendPushes } from './send-push.ts'

export const inboxRoom: RoomModule = {
  room: 'inbox',
  routes,
  jobs: [cleanOutbox],
  actions: [publishNotice, withdrawNotice],
}
