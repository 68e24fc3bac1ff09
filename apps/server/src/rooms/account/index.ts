export { maskAccount } from './contacts/contact-format.ts'
export {
  findInvite,
  type Invite,
  listActiveInvites,
  listInvitedIds,
  readInviteCode,
} from './invites/invite-relation.ts'
export { readInvitedPlayers } from './invites/read-invited-players.ts'
export { accountStepUps } from './passwords/account-step-ups.ts'
export { hashPassword } from './passwords/password-hash.ts'
export { hasPayPassword } from './passwords/verify-pay-password.ts'
export { findRegisteredAt } from './players/find-registered-at.ts'
export { isPlayerLocked } from './players/is-player-locked.ts'
export { type FormalPlayer, findFormalPlayer, listFormalPlayers } from './players/list-formal-players.ts'
export { listLockedPlayers } from './players/list-locked-players.ts'
export {
  changeAutoTransfer,
  findPlayer,
  findPlayerByAccount,
  lockPlayerRow,
  type Player,
  readAccountType,
} from './players/player-queries.ts'
export { readAccountNames, readNickname, readNicknames } from './players/read-names.ts'
export { createPlayer, type PlayerDraft } from './registration/create-player.ts'
export { notifySecurityChange } from './security/notify-security.ts'
export { readSecurityHold } from './security/security-hold.ts'
export { authenticate, isSessionAlive } from './sessions/authenticate.ts'
export { enqueueEndPlay } from './sessions/enqueue-end-play.ts'
export { endPlayJob } from './sessions/jobs/end-play-job.ts'
export { listPlayersWithDevice } from './sessions/list-players-with-device.ts'
export { listSharedDevices, type SharedDevice } from './sessions/list-shared-devices.ts'
export { type OpenedSession, openSession } from './sessions/open-session.ts'
export { readPlayerLocale } from './sessions/player-locale.ts'
export { listRecentAddresses, sharesDeviceWith } from './sessions/shared-access.ts'
export { findAccountOwner } from './test-account/account-owner.ts'
export { filterTestAccounts, isTestAccount } from './test-account/filter-test-accounts.ts'
export { readSmsBudgetUsage } from './verification-codes/sms-budget.ts'
