import type { ArcadeContext } from '../arcade-context.ts'
import { lockPlayer } from './lock-player.ts'

/** Ends all sessions and pending launches of a player; their tokens stop working at once, and their sockets are closed. */
export async function endSessions(ctx: ArcadeContext, playerId: bigint): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    await lockPlayer(trx, playerId)
    await trx
      .updateTable('arcade.sessions')
      .set({ ended_at: ctx.clock.now(), end_reason: 'KICKED' })
      .where('player_id', '=', playerId)
      .where('ended_at', 'is', null)
      .execute()
  })
  ctx.sessionEnds.notify(playerId)
}
