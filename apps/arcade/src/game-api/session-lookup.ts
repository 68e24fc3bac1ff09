import { addressKey } from '@gamehall/http'
import { RateLimiterMemory } from 'rate-limiter-flexible'
import type { ArcadeContext } from '../arcade-context.ts'
import { findGameSession, type GameSession, hashToken } from '../sessions/game-session.ts'
import { failed, type GameResult } from './game-result.ts'
import { tryConsume } from './rate-limit.ts'

/** Look-ups of a network in any ten seconds that find no live session. */
const MISSES = { keyPrefix: 'miss', points: 100, duration: 10 }
/** Tokens that are remembered as those of live sessions. */
const MAX_KNOWN = 50_000

export interface SessionLookup {
  /**
   * Finds the session of a token, as `findGameSession`. TOO_FAST, without a look-up, for a token that is not known here while the
   * network of `address` has too many misses: players behind the same address go on. State is per process.
   */
  find(token: string, address: string): Promise<GameResult<GameSession>>
  /** The token is that of a session that was opened here. */
  remember(token: string): void
}

export function createSessionLookup(ctx: ArcadeContext): SessionLookup {
  const misses = new RateLimiterMemory(MISSES)
  /** Hashes of tokens, the one that was used longest ago first. */
  const known = new Set<string>()

  function remember(token: string): void {
    const hash = hashToken(token).toString('base64')
    known.delete(hash)
    known.add(hash)
    if (known.size <= MAX_KNOWN) return
    for (const oldest of known) {
      known.delete(oldest)
      break
    }
  }

  return {
    async find(token, address) {
      const hash = hashToken(token).toString('base64')
      const isKnown = known.has(hash)
      const network = addressKey(address)
      // Counted before the look-up, so that concurrent ones count each other; given back when it was no miss.
      if (!isKnown && !(await tryConsume(misses, network))) return failed('TOO_FAST')
      const session = await findGameSession(ctx, token)
      if (!session.ok) {
        known.delete(hash)
        return session
      }
      remember(token)
      if (!isKnown) await misses.reward(network)
      return session
    },
    remember,
  }
}
