import { batchPerOwner } from '@gamehall/postgres'
import type { AppContext } from '../../../platform/context/app-context.ts'
import { hashSecret } from '../../../platform/encryption/hash-secret.ts'
import type { Session } from '../../../platform/http/route.ts'
import { type AccountContext, withAccountTables } from '../tables.ts'
import { LAST_SEEN_UPDATE_INTERVAL_MS, SESSION_IDLE_LIMIT_MS, SESSION_LIFETIME_MS } from './session-limits.ts'

/**
 * Finds the active session of a token at an instant and updates its last use. Null when the token is unknown, or the
 * session has ended, was idle or open for too long, or belongs to a locked player.
 */
export async function authenticate(ctx: AppContext, token: string, at: Date): Promise<Session | null> {
  const found = await findSession(withAccountTables(ctx), hashSecret(token))
  const unusedMs = at.getTime() - (found?.last_seen_at.getTime() ?? 0)
  if (found === undefined || unusedMs >= SESSION_IDLE_LIMIT_MS) return null
  if (at.getTime() - found.created_at.getTime() >= SESSION_LIFETIME_MS) return null
  if (unusedMs >= LAST_SEEN_UPDATE_INTERVAL_MS) {
    await withAccountTables(ctx.db)
      .updateTable('sessions')
      .set({ last_seen_at: at })
      .where('session_id', '=', found.session_id)
      .where('last_seen_at', '<', at)
      .execute()
  }
  return { sessionId: found.session_id, playerId: found.player_id, accountType: found.account_type }
}

/** Finds open sessions of active players by token hash. Concurrent calls share one query. */
const findSession = batchPerOwner(async (ctx: AccountContext, hashes: readonly Buffer[]) => {
  const rows = await ctx.db
    .selectFrom('sessions')
    .innerJoin('players', 'players.player_id', 'sessions.player_id')
    .select([
      'sessions.token_hash',
      'sessions.session_id',
      'sessions.player_id',
      'sessions.created_at',
      'sessions.last_seen_at',
      'players.account_type',
    ])
    .where('sessions.token_hash', 'in', [...hashes])
    .where('sessions.ended_at', 'is', null)
    .where('players.status', '=', 'active')
    .execute()
  const byHash = new Map(rows.map((row) => [row.token_hash.toString('hex'), row]))
  return hashes.map((hash) => byHash.get(hash.toString('hex')))
})

/** Whether a session has not ended and is within its idle limit and lifetime. */
export async function isSessionAlive(ctx: AppContext, sessionId: bigint): Promise<boolean> {
  const now = ctx.clock.now().getTime()
  const alive = await withAccountTables(ctx.db)
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>', new Date(now - SESSION_IDLE_LIMIT_MS))
    .where('created_at', '>', new Date(now - SESSION_LIFETIME_MS))
    .executeTakeFirst()
  return alive !== undefined
}
