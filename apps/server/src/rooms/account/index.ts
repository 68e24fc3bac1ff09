import type { RoomModule } from '../../platform/context/room-module.ts'
import { lockPlayer } from './players/actions/lock-player.ts'
import { unlockPlayer } from './players/actions/unlock-player.ts'
import { routes } from './routes.ts'
import { notifyContact } from './security/jobs/notify-contact.ts'
import { endPlayerSession } from './sessions/actions/end-player-session.ts'
import { cleanLogins } from './sessions/jobs/clean-logins.ts'

export { readPlayerLocale } from '../../platform/text/player-locale.ts'
export { hashPassword } from './passwords/password-hash.ts'
export { hasPayPassword, verifyPayPassword } from './passwords/verify-pay-password.ts'
export { changeAutoTransfer, findPlayer, findPlayerByAccount, type Player } from './players/player-queries.ts'
export { createPlayer, type PlayerDraft } from './registration/create-player.ts'
export { notifySecurityChange } from './security/notify-security.ts'
export { readSecurityHold } from './security/security-hold.ts'
export { authenticate, isSessionAlive } from './sessions/authenticate.ts'
export { endPlayJob } from './sessions/jobs/end-play-job.ts'
export { type OpenedSession, openSession } from './sessions/open-session.ts'
export { filterTestAccounts, isTestAccount } from './test-account/filter-test-accounts.ts'
export { readSmsBudgetUsage } from './verification-codes/sms-budget.ts'

export const accountRoom: RoomModule = {
  room: 'account',
  routes,
  jobs: [cleanLogins, notifyContact],
  actions: [lockPlayer, unlockPlayer, endPlayerSession],
}
