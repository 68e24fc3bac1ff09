import type { ArcadeContext } from '../arcade-context.ts'
import { endSessions } from '../sessions/end-sessions.ts'

/** Disables or enables a player for play and transfers in. Transfers out stay possible. Returns false for an unknown player. */
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
