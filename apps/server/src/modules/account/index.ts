import type { RoomModule } from '../../core/room-module.ts'
import { endPlayerSession } from './actions/end-player-session.ts'
import { lockPlayer } from './actions/lock-player.ts'
import { unlockPlayer } from './actions/unlock-player.ts'
import { cleanLogins } from './jobs/clean-logins.ts'
import { routes } from './routes.ts'
import { notifyContact } from './security/jobs/notify-contact.ts'

export { readPlayerLocale } from '../../core/player-locale.ts'
export { authenticate, isSessionAlive } from './authenticate.ts'
export { createPlayer, type PlayerDraft } from './create-player.ts'
export { endPlayKind } from './jobs/end-play-kind.ts'
export { type OpenedSession, openSession } from './open-session.ts'
export { hashPassword } from './password-hash.ts'
export { hasPayPassword, verifyPayPassword } from './pay-password.ts'
export { changeAutoTransfer, findPlayer, findPlayerByAccount, type Player } from './player-queries.ts'
export { notifySecurityChange } from './security/notify-security.ts'
export { readSecurityHold } from './security/security-hold.ts'
export { smsBudgetUsed } from './sms-budget.ts'
export { isTestAccount, whichAreTestAccounts } from './test-account/which-are-test-accounts.ts'

export const accountRoom: RoomModule = {
  room: 'account',
  routes,
  jobs: [cleanLogins, notifyContact],
  actions: [lockPlayer, unlockPlayer, endPlayerSession],
}
