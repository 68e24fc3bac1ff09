import type { RoomModule } from '../../platform/context/room-module.ts'
import { resumeReadings } from './documents/jobs/resume-readings.ts'
import { fingerprintFilms } from './face-check/replay/jobs/fingerprint-films.ts'
import { eraseIdentity } from './privacy/actions/erase-identity.ts'
import { cleanIdentity } from './privacy/jobs/clean-identity.ts'
import { verifyRealName } from './real-name/actions/verify-real-name.ts'
import { approveIdentity } from './review/actions/approve-identity.ts'
import { listIdentityWaiting } from './review/actions/list-identity-waiting.ts'
import { rejectIdentity } from './review/actions/reject-identity.ts'
import { setIdentityRules } from './review/actions/set-identity-rules.ts'
import { viewIdentity } from './review/actions/view-identity.ts'
import { alarmOverdueReviews } from './review/jobs/alarm-overdue-reviews.ts'
import { routes } from './routes.ts'

export const identityRoom: RoomModule = {
  room: 'identity',
  routes,
  jobs: [cleanIdentity, alarmOverdueReviews, resumeReadings, fingerprintFilms],
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
