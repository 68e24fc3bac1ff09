import { batchPerOwner } from '@gamehall/postgres'
import { sql } from 'kysely'
import type { ArcadeContext } from '../arcade-context.ts'
import type { SessionRow } from '../db/schema.ts'
import type { GameErrorCode } from '../game-api/schema.ts'
import { failureOf } from './game-session.ts'

/** The sessions that have ended by now, each with what its calls are answered. Concurrent calls share a query. */
export const findEndedSessions = batchPerOwner(
  async (
    ctx: ArcadeContext,
    calls: readonly (readonly string[])[],
  ): Promise<ReadonlyMap<string, GameErrorCode>[]> => {
    const now = ctx.clock.now()
    // A session that was deleted had expired long before.
    const { rows } = await sql<Pick<SessionRow, 'session_id' | 'end_reason'>>`
      select id as session_id, s.end_reason
        from unnest(${[...new Set(calls.flat())]}::uuid[]) as id
        left join arcade.sessions s on s.session_id = id
        where s.session_id is null or s.ended_at is not null or s.expires_at <= ${now}`.execute(ctx.db)
    const ended = new Map(
      rows.map(({ session_id, end_reason }) => [
        session_id,
        failureOf({ end_reason, expires_at: now }, now)?.code ?? 'SESSION_EXPIRED',
      ]),
    )
    return calls.map(() => ended)
  },
)
