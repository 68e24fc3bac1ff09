import type { RoomModule } from '../../platform/context/room-module.ts'
import { lockPlayer } from './players/actions/lock-player.ts'
import { unlockPlayer } from './players/actions/unlock-player.ts'
import { routes } from './routes.ts'
import { notifyContact } from './security/jobs/notify-contact.ts'
import { endPlayerSession } from './sessions/actions/end-player-session.ts'
import { cleanLogins } from './sessions/jobs/clean-logins.ts'

export const accountRoom: RoomModule = {
  room: 'account',
  routes,
  jobs: [cleanLogins, notifyContact],
  actions: [lockPlayer, unlockPlayer, endPlayerSession],
}
