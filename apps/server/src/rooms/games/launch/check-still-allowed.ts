import { refuse, succeed } from '../../../platform/context/outcome.ts'
import type { Session } from '../../../platform/http/route.ts'
import { enqueueEndPlay, isPlayerLocked, isSessionAlive } from '../../account/index.ts'
import { checkPlayAllowed } from '../limits/check-play-allowed.ts'
import type { GamesContext } from '../tables.ts'

/**
 * Checks, after a provider answered a launch, whether the player may still play: what began meanwhile ended the play that was open
 * then, not this launch. Where it refuses, the launch is ended at the provider. 401: the login ended, or the account is locked.
 * 10300–10304: break or own limit.
 */
export async function checkStillAllowed(ctx: GamesContext, { playerId, sessionId }: Session) {
  const [allowed, isLocked, isLoggedIn] = await Promise.all([
    checkPlayAllowed(ctx, playerId),
    isPlayerLocked(ctx, playerId),
    isSessionAlive(ctx, sessionId),
  ])
  const isBarred = isLocked || !allowed.ok
  if (!isBarred && isLoggedIn) return succeed(null)
  await ctx.db
    .transaction()
    .execute((trx) => enqueueEndPlay(ctx, trx, playerId, isBarred ? 'player' : 'session'))
  return isLoggedIn && !allowed.ok ? allowed : refuse(401)
}
