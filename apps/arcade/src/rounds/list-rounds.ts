import type { ArcadeContext } from '../arcade-context.ts'
import { failed, type GameResult } from '../game-api/game-result.ts'
import type { GameRequest, GameResponse } from '../game-api/schema.ts'
import type { GameSession } from '../sessions/game-session.ts'
import { findRound, listPlayerRounds } from './round-queries.ts'
import { roundView } from './round-view.ts'

/** Lists the player's rounds in the session's game, newest first. BAD_REQUEST for a malformed cursor. */
export async function listRounds(
  ctx: ArcadeContext,
  session: GameSession,
  { cursor, limit }: GameRequest<'listRounds'>,
): Promise<GameResult<GameResponse<'listRounds'>>> {
  if (cursor !== null && !/^\d{1,18}$/.test(cursor)) return failed('BAD_REQUEST')
  const before = cursor === null ? null : BigInt(cursor)
  const rows = await listPlayerRounds(ctx, session.player.player_id, session.game, before, limit + 1)
  const game = ctx.games.get(session.game)
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const next_cursor = rows.length > limit && last !== undefined ? `${last.seq}` : null
  return { ok: true, data: { list: page.map((row) => roundView(game, row)), next_cursor } }
}

/** Returns one of the player's own rounds; ROUND_NOT_FOUND for any other. */
export async function getRound(
  ctx: ArcadeContext,
  session: GameSession,
  { round_id }: GameRequest<'getRound'>,
): Promise<GameResult<GameResponse<'getRound'>>> {
  const row = await findRound(ctx, ctx.db, session.player.player_id, round_id)
  if (row === undefined || row.status === 'PENDING') return failed('ROUND_NOT_FOUND')
  return { ok: true, data: { round: roundView(ctx.games.get(row.game), row) } }
}
