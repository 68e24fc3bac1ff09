import type { listApplications as call } from '@gamehall/contract/rewards'
import { succeed } from '../../../platform/context/outcome.ts'
import { parseHistoryWindow } from '../../../platform/history/parse-history-window.ts'
import { readHistory } from '../../../platform/history/read-history.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { RewardsContext } from '../tables.ts'
import { selectApplications, viewApplications } from './application-queries.ts'

/** Lists a player's applications and claimed bonuses, newest first, or the one named by `application_id`. */
export const listApplications: UseCase<typeof call, RewardsContext> = async (
  ctx,
  request,
  { session, locale },
) => {
  const window = parseHistoryWindow(request, ctx.clock.now())
  if (!window.ok) return window
  const { state, application_id: applicationId } = request
  let found = selectApplications(ctx.db).where('activity_applications.player_id', '=', session.playerId)
  if (state != null) found = found.where('activity_applications.state', '=', state)
  if (applicationId != null)
    found = found.where('activity_applications.application_id', '=', BigInt(applicationId))
  const { rows, ...paging } = await readHistory(
    ctx.db,
    found,
    { at: 'activity_applications.created_at', id: 'activity_applications.record_id' },
    window.data,
  )
  return succeed({ ...paging, list: await viewApplications(ctx, ctx.db, rows, locale, 'owner') })
}
