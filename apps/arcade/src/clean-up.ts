import type { ArcadeContext } from './arcade-context.ts'
import { NONCE_LIFE_MS } from './provider/verify-request.ts'

const RETENTION_MS = 2 * 24 * 60 * 60 * 1000

/** Deletes what has expired by `now`: used nonces, sessions that ended two days ago, demo players with their rounds. */
export async function cleanUp(ctx: ArcadeContext, now: Date): Promise<void> {
  const before = (ageMs: number) => new Date(now.getTime() - ageMs)
  await ctx.db.deleteFrom('arcade.nonces').where('seen_at', '<', before(NONCE_LIFE_MS)).execute()
  await ctx.db.deleteFrom('arcade.sessions').where('expires_at', '<', before(RETENTION_MS)).execute()
  await ctx.db
    .deleteFrom('arcade.players')
    .where('demo_balance', 'is not', null)
    .where('created_at', '<', before(RETENTION_MS))
    .execute()
}
