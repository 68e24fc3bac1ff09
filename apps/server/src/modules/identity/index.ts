import type { RoomModule } from '../../core/room-module.ts'
import { approveIdentity } from './actions/approve-identity.ts'
import { eraseIdentity } from './actions/erase-identity.ts'
import { listIdentityWaiting } from './actions/list-identity-waiting.ts'
import { rejectIdentity } from './actions/reject-identity.ts'
import { setIdentityRules } from './actions/set-identity-rules.ts'
import { verifyRealName } from './actions/verify-real-name.ts'
import { viewIdentity } from './actions/view-identity.ts'
import { alarmOverdueReviews } from './jobs/alarm-overdue-reviews.ts'
import { cleanIdentity } from './jobs/clean-identity.ts'
import { routes } from './routes.ts'

export type { DocumentKind, DocumentPhotos, DocumentReading } from './documents/document-kind.ts'
export { readDocument } from './documents/read-document.ts'
export { isLikeScreen, lookForScreen } from './documents/screen/look-for-screen.ts'
export { findPortrait } from './faces/find-portrait.ts'
export { judgeAction, matchDocument } from './liveness/index.ts'
export { reencryptIdentityFingerprints } from './privacy/reencrypt-identity-fingerprints.ts'
export { maskName, type RealName, readBirthDate, readRealName } from './real-name.ts'

export const identityRoom: RoomModule = {
  room: 'identity',
  routes,
  jobs: [cleanIdentity, alarmOverdueReviews],
  actions: [
    verifyRealName,
    listIdentityWaiting,
    viewIdentity,
    approveIdentity,
    rejectIdentity,
    setIdentityRules,
    eraseIdentity,
  ],
}
