import type { listLogins as call } from '@gamehall/contract/account'
import { succeed } from '../../../platform/context/outcome.ts'
import { parseHistoryWindow } from '../../../platform/history/parse-history-window.ts'
import { readHistory } from '../../../platform/history/read-history.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { AccountContext } from '../tables.ts'
import { listOwnerAccountIds } from '../test-account/account-owner.ts'
import { LOGIN_COLUMNS, viewLogin } from './login-view.ts'

/** Lists a person's logins, newest first, by cursor (by page without one). */
export const listLogins: UseCase<typeof call, AccountContext> = async (ctx, request, { session }) => {
  const window = parseHistoryWindow(request, ctx.clock.now())
  if (!window.ok) return window
  const logins = ctx.db
    .selectFrom('sessions')
    .innerJoin('players', 'players.player_id', 'sessions.player_id')
    .select(LOGIN_COLUMNS)
    .where('sessions.player_id', 'in', await listOwnerAccountIds(ctx.db, session.playerId))
  const { rows, ...paging } = await readHistory(
    ctx.db,
    logins,
    { at: 'sessions.created_at', id: 'sessions.login_id' },
    window.data,
  )
  return succeed({ ...paging, list: rows.map((row) => viewLogin(row, session.sessionId)) })
}
