import type { RoomModule } from '../../core/room-module.ts'
import { endPlayerSession } from './actions/end-player-session.ts'
import { lockPlayer } from './actions/lock-player.ts'
import { unlockPlayer } from './actions/unlock-player.ts'
import { tellOldContact } from './contacts/jobs/tell-contact-change.ts'
import { cleanLogins } from './jobs/clean-logins.ts'
import { routes } from './routes.ts'

export { readPlayerLocale } from '../../core/player-locale.ts'
export { authenticate, isSessionAlive } from './authenticate.ts'
export { createPlayer, type PlayerDraft } from './create-player.ts'
export { endPlayKind } from './jobs/end-play-kind.ts'
export { type OpenedSession, openSession } from './open-session.ts'
export { hashPassword } from './password-hash.ts'
export { hasPayPassword, verifyPayPassword } from './pay-password.ts'
export { changeAutoTransfer, findPlayer, findPlayerByAccount, type Player } from './player-queries.ts'
export { smsBudgetUsed } from './sms-budget.ts'

export const accountRoom: RoomModule = {
  room: 'account',
  routes,
  jobs: [cleanLogins, tellOldContact],
  actions: [lockPlayer, unlockPlayer, endPlayerSession],
}
