import type { ArcadeContext } from '../arcade-context.ts'
import { endSessions } from '../sessions/end-sessions.ts'

/** Bars a player from playing and paying in, or lets them again. Their money can always go home. */
export async function setPlayerStatus(
  ctx: ArcadeContext,
  player: string,
  status: 'ACTIVE' | 'DISABLED',
): Promise<boolean> {
  const row = await ctx.db
    .updateTable('arcade.players')
    .set({ status })
    .where('name', '=', player)
    .where('demo_balance', 'is', null)
    .returning('player_id')
    .executeTakeFirst()
  if (row === undefined) return false
  if (status === 'DISABLED') await endSessions(ctx, row.player_id)
  return true
}
