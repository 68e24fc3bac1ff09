import type { listDevices as call } from '@gamehall/contract/account'
import { sql } from 'kysely'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import type { AccountContext } from '../tables.ts'
import { listOwnerAccountIds } from '../test-account/account-owner.ts'
import { LOGIN_COLUMNS, viewLogin } from './login-view.ts'

const DEVICES_SHOWN = 30

/** Lists the devices a person logged in from, each with its last login; active sessions first. */
export const listDevices: UseCase<typeof call, AccountContext> = async (ctx, _request, { session }) => {
  const lastOfEach = ctx.db
    .selectFrom('sessions')
    .innerJoin('players', 'players.player_id', 'sessions.player_id')
    .select(LOGIN_COLUMNS)
    .where('sessions.player_id', 'in', await listOwnerAccountIds(ctx.db, session.playerId))
    .distinctOn(sql<string>`coalesce(sessions.device_id, sessions.user_agent)`)
    .orderBy(sql`coalesce(sessions.device_id, sessions.user_agent)`)
    .orderBy(sql`sessions.ended_at is null`, 'desc')
    .orderBy('sessions.session_id', 'desc')
  const rows = await ctx.db
    .selectFrom(lastOfEach.as('devices'))
    .selectAll()
    .orderBy(sql`ended_at is null`, 'desc')
    .orderBy('session_id', 'desc')
    .limit(DEVICES_SHOWN)
    .execute()
  return succeed({ list: rows.map((row) => viewLogin(row, session.sessionId)) })
}
