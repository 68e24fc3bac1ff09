import { createHash } from 'node:crypto'
import type { ArcadeContext } from '../arcade-context.ts'
import type { PlayerRow, SessionRow } from '../db/schema.ts'
import { failed, type GameFailure, type GameResult } from '../game-api/game-result.ts'
import { type Duties, dutiesSchema } from './duties.ts'

/** The player and game that a session token authenticates. */
export interface GameSession {
  readonly sessionId: string
  readonly game: SessionRow['game']
  readonly language: SessionRow['language']
  readonly parentOrigin: string
  readonly returnUrl: string | null
  readonly duties: Duties
  readonly expiresAt: Date
  /** When the game was first opened with this session; null until then. */
  readonly openedAt: Date | null
  readonly player: PlayerRow
  /** When the server received the request; what is decided by time is decided by this. */
  readonly receivedAt: Date
}

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/** Finds the session of a token. SESSION_EXPIRED for an unknown token; see `loadGameSession` for the other errors. */
export async function findGameSession(ctx: ArcadeContext, token: string): Promise<GameResult<GameSession>> {
  const receivedAt = ctx.clock.now()
  const row = await ctx.db
    .selectFrom('arcade.session_tokens')
    .innerJoin('arcade.sessions', 'arcade.sessions.session_id', 'arcade.session_tokens.session_id')
    .selectAll('arcade.sessions')
    .where('arcade.session_tokens.token_hash', '=', hashToken(token))
    .executeTakeFirst()
  if (row === undefined) return failed('SESSION_EXPIRED')
  return loadGameSession(ctx, row, receivedAt)
}

/** Loads the session of a row with its player. SESSION_REPLACED, SESSION_ENDED, SESSION_EXPIRED or PLAYER_DISABLED when it has ended. */
export async function loadGameSession(
  ctx: ArcadeContext,
  row: SessionRow,
  receivedAt: Date,
): Promise<GameResult<GameSession>> {
  const failure = failureOf(row, receivedAt)
  if (failure !== null) return failure
  const player = await ctx.db
    .selectFrom('arcade.players')
    .selectAll()
    .where('player_id', '=', row.player_id)
    .executeTakeFirstOrThrow()
  if (player.status === 'DISABLED') return failed('PLAYER_DISABLED')
  return {
    ok: true,
    data: {
      sessionId: row.session_id,
      game: row.game,
      language: row.language,
      parentOrigin: row.parent_origin,
      returnUrl: row.return_url,
      duties: dutiesSchema.parse(row.duties ?? {}),
      expiresAt: row.expires_at,
      openedAt: row.opened_at,
      player,
      receivedAt,
    },
  }
}

function failureOf(row: SessionRow, now: Date): GameFailure | null {
  if (row.end_reason !== null)
    return failed(row.end_reason === 'REPLACED' ? 'SESSION_REPLACED' : 'SESSION_ENDED')
  return row.expires_at <= now ? failed('SESSION_EXPIRED') : null
}
