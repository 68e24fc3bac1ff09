import { createHash } from 'node:crypto'
import { batchPerOwner } from '@gamehall/postgres'
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
  const row = await findByToken(ctx, hashToken(token))
  if (row === undefined) return failed('SESSION_EXPIRED')
  return loadGameSession(ctx, row, receivedAt)
}

/** Concurrent calls look their sessions up together. */
const findByToken = batchPerOwner(
  async (ctx: ArcadeContext, hashes: readonly Buffer[]): Promise<(SessionRow | undefined)[]> => {
    const rows = await ctx.db
      .selectFrom('arcade.session_tokens as token')
      .innerJoin('arcade.sessions as session', 'session.session_id', 'token.session_id')
      .selectAll('session')
      .select('token.token_hash')
      .where('token.token_hash', 'in', hashes)
      .execute()
    const found = new Map(rows.map(({ token_hash, ...row }) => [token_hash.toString('hex'), row]))
    return hashes.map((hash) => found.get(hash.toString('hex')))
  },
  { maxConcurrentBatches: 4 },
)

const findPlayer = batchPerOwner(
  async (ctx: ArcadeContext, ids: readonly bigint[]): Promise<(PlayerRow | undefined)[]> => {
    const rows = await ctx.db.selectFrom('arcade.players').selectAll().where('player_id', 'in', ids).execute()
    const found = new Map(rows.map((row) => [row.player_id, row]))
    return ids.map((id) => found.get(id))
  },
  { maxConcurrentBatches: 4 },
)

/** Loads the session of a row with its player. SESSION_REPLACED, SESSION_ENDED, SESSION_EXPIRED or PLAYER_DISABLED when it has ended. */
export async function loadGameSession(
  ctx: ArcadeContext,
  row: SessionRow,
  receivedAt: Date,
): Promise<GameResult<GameSession>> {
  const failure = failureOf(row, receivedAt)
  if (failure !== null) return failure
  const player = await findPlayer(ctx, row.player_id)
  if (player === undefined) throw new Error(`session ${row.session_id} has no player`)
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
