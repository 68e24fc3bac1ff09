import type { listApplications as call } from '@gamehall/contract/rewards'
import { historyWindow } from '../../../core/history-window.ts'
import { succeed } from '../../../core/outcome.ts'
import { readHistory } from '../../../core/read-history.ts'
import type { UseCase } from '../../../http/route.ts'
import { selectApplications, viewApplications } from './application-queries.ts'

/** Lists a player's applications and claimed bonuses, newest first, or the one named by `application_id`. */
export const listApplications: UseCase<typeof call> = async (hall, request, { session, locale }) => {
  const window = historyWindow(request, hall.clock.now())
  if (!window.ok) return window
  const { state, application_id: applicationId } = request
  let found = selectApplications(hall.db).where('activity_applications.player_id', '=', session.playerId)
  if (state != null) found = found.where('activity_applications.state', '=', state)
  if (applicationId != null)
    found = found.where('activity_applications.application_id', '=', BigInt(applicationId))
  const { rows, ...paging } = await readHistory(
    hall.db,
    found,
    { at: 'activity_applications.created_at', id: 'activity_applications.record_id' },
    window.data,
  )
  return succeed({ ...paging, list: await viewApplications(hall, hall.db, rows, locale, 'owner') })
}
