import type { listLogins as call } from '@gamehall/contract/account'
import { historyWindow } from '../../../core/history-window.ts'
import { succeed } from '../../../core/outcome.ts'
import { readHistory } from '../../../core/read-history.ts'
import type { UseCase } from '../../../http/route.ts'
import { accountsOf } from '../test-account/owner.ts'
import { LOGIN_COLUMNS, viewLogin } from './login-view.ts'

/** Lists a person's logins, newest first, by cursor (by page without one). */
export const listLogins: UseCase<typeof call> = async (hall, request, { session }) => {
  const window = historyWindow(request, hall.clock.now())
  if (!window.ok) return window
  const logins = hall.db
    .selectFrom('sessions')
    .innerJoin('players', 'players.player_id', 'sessions.player_id')
    .select(LOGIN_COLUMNS)
    .where('sessions.player_id', 'in', await accountsOf(hall.db, session.playerId))
  const { rows, ...paging } = await readHistory(
    hall.db,
    logins,
    { at: 'sessions.created_at', id: 'sessions.login_id' },
    window.data,
  )
  return succeed({ ...paging, list: rows.map((row) => viewLogin(row, session.sessionId)) })
}
