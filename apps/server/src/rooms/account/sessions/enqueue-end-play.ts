import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Trx } from '../../../platform/database/database.ts'
import { endPlayJob } from './jobs/end-play-job.ts'

/** Margin for a game that was being opened when the session ended. */
const NEXT_PLAY_AFTER_MS = 60_000

/**
 * Enqueues the job that ends the player's open games. `session`: a login ended; the job expires after a minute, so that it cannot
 * end play of the next session. `player`: the player may not play (a break, a limit, a lock); the job never expires, and a login
 * meanwhile does not replace it.
 */
export async function enqueueEndPlay(
  ctx: AppContext,
  trx: Trx,
  playerId: bigint,
  barred: 'session' | 'player',
): Promise<void> {
  const until =
    barred === 'player' ? null : new Date(ctx.clock.now().getTime() + NEXT_PLAY_AFTER_MS).toISOString()
  await ctx.jobs.enqueue(
    trx,
    endPlayJob,
    { player_id: playerId.toString(), until },
    { key: `end-play:${barred}:${playerId}` },
  )
}
