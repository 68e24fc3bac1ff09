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

/**
 * Finds the session of a token, with its player. SESSION_EXPIRED for an unknown token; SESSION_REPLACED, SESSION_ENDED,
 * SESSION_EXPIRED or PLAYER_DISABLED when it has ended.
 */
export async function findGameSession(ctx: ArcadeContext, token: string): Promise<GameResult<GameSession>> {
  const receivedAt = ctx.clock.now()
  const found = await findByToken(ctx, hashToken(token))
  return found === undefined
    ? failed('SESSION_EXPIRED')
    : toGameSession(found.session, found.player, receivedAt)
}

/** Loads the session of a row with its player. The errors are those of `findGameSession`. */
export async function loadGameSession(
  ctx: ArcadeContext,
  session: SessionRow,
  receivedAt: Date,
): Promise<GameResult<GameSession>> {
  const player = await ctx.db
    .selectFrom('arcade.players')
    .selectAll()
    .where('player_id', '=', session.player_id)
    .executeTakeFirstOrThrow()
  return toGameSession(session, player, receivedAt)
}

interface SessionOfPlayer {
  readonly session: SessionRow
  readonly player: PlayerRow
}

/** Concurrent calls look their sessions up together. */
const findByToken = batchPerOwner(
  async (ctx: ArcadeContext, hashes: readonly Buffer[]): Promise<(SessionOfPlayer | undefined)[]> => {
    const rows = await ctx.db
      .selectFrom('arcade.session_tokens as token')
      .innerJoin('arcade.sessions as session', 'session.session_id', 'token.session_id')
      .innerJoin('arcade.players as player', 'player.player_id', 'session.player_id')
      .selectAll('session')
      .select(['player.name', 'player.status', 'player.demo_balance', 'player.is_test', 'player.wallet'])
      .select(['player.created_at as player_created_at', 'token.token_hash'])
      .where('token.token_hash', 'in', hashes)
      .execute()
    const found = new Map(
      rows.map(
        ({ token_hash, name, status, demo_balance, is_test, wallet, player_created_at, ...session }) => {
          const { player_id } = session
          const own = {
            player_id,
            name,
            status,
            demo_balance,
            is_test,
            wallet,
            created_at: player_created_at,
          }
          return [token_hash.toString('hex'), { session, player: own }]
        },
      ),
    )
    return hashes.map((hash) => found.get(hash.toString('hex')))
  },
  { maxConcurrentBatches: 4 },
)

function toGameSession(session: SessionRow, player: PlayerRow, receivedAt: Date): GameResult<GameSession> {
  const failure = failureOf(session, receivedAt)
  if (failure !== null) return failure
  if (player.status === 'DISABLED') return failed('PLAYER_DISABLED')
  return {
    ok: true,
    data: {
      sessionId: session.session_id,
      game: session.game,
      language: session.language,
      parentOrigin: session.parent_origin,
      returnUrl: session.return_url,
      duties: dutiesSchema.parse(session.duties ?? {}),
      expiresAt: session.expires_at,
      openedAt: session.opened_at,
      player,
      receivedAt,
    },
  }
}

/** What the calls of a session are answered once it has ended; null before. */
export function failureOf(row: Pick<SessionRow, 'end_reason' | 'expires_at'>, now: Date): GameFailure | null {
  if (row.end_reason !== null)
    return failed(row.end_reason === 'REPLACED' ? 'SESSION_REPLACED' : 'SESSION_ENDED')
  return row.expires_at <= now ? failed('SESSION_EXPIRED') : null
}
