import type { SeamlessAnswer, SeamlessWin } from '../../../providers/games/index.ts'
import type { GamesContext } from '../tables.ts'
import { applyMovement } from './apply-movements.ts'
import { findSeamlessPlayer } from './seamless-scope.ts'

/**
 * Pays a win to the main wallet, or closes a lost round with a win of zero. No token is asked for: a win is owed after a
 * logout or a lock too. A repetition moves nothing. DOES_NOT_EXIST: no such player, or its bet is unknown, another player's or
 * rolled back. ROUND_CLOSED: the round is over. DUPLICATE: the transaction is another one.
 */
export async function payWin(ctx: GamesContext, provider: string, win: SeamlessWin): Promise<SeamlessAnswer> {
  const playerId = await findSeamlessPlayer(ctx, { provider, player: win.player })
  if (playerId === undefined) return { ok: false, error: 'DOES_NOT_EXIST' }
  return applyMovement(ctx, { kind: 'win', provider, playerId, request: win })
}
