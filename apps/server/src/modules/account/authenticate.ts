import type { Hall } from '../../core/hall.ts'
import { hashSecret } from '../../core/hash-secret.ts'
import type { Session } from '../../http/route.ts'
import { SEEN_STEP_MS, SESSION_IDLE_LIMIT_MS } from './session-rules.ts'

/**
 * Whose live session a token is, at an instant; null when there is none: never opened, ended,
 * unused for too long, or of a locked player. Being asked keeps a session alive.
 */
export async function authenticate(hall: Hall, token: string, at: Date): Promise<Session | null> {
  const found = await hall.db
    .selectFrom('sessions')
    .innerJoin('players', 'players.player_id', 'sessions.player_id')
    .select(['sessions.session_id', 'sessions.player_id', 'sessions.last_seen_at', 'players.account_type'])
    .where('sessions.token_hash', '=', hashSecret(token))
    .where('sessions.ended_at', 'is', null)
    .where('sessions.last_seen_at', '>', new Date(at.getTime() - SESSION_IDLE_LIMIT_MS))
    .where('players.status', '=', 'active')
    .executeTakeFirst()
  if (found === undefined) return null
  if (at.getTime() - found.last_seen_at.getTime() >= SEEN_STEP_MS) {
    await hall.db
      .updateTable('sessions')
      .set({ last_seen_at: at })
      .where('session_id', '=', found.session_id)
      .where('last_seen_at', '<', at)
      .execute()
  }
  return { sessionId: found.session_id, playerId: found.player_id, accountType: found.account_type }
}

/** Whether a login has neither ended nor run out of use. */
export async function isSessionAlive(hall: Hall, sessionId: bigint): Promise<boolean> {
  const alive = await hall.db
    .selectFrom('sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .where('ended_at', 'is', null)
    .where('last_seen_at', '>', new Date(hall.clock.now().getTime() - SESSION_IDLE_LIMIT_MS))
    .executeTakeFirst()
  return alive !== undefined
}
