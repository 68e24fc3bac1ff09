import { ZERO } from '@gamehall/money'
import type {
  SeamlessAnswer,
  SeamlessBet,
  SeamlessError,
  SeamlessSettlement,
} from '../../../providers/games/index.ts'
import { isPlayerLocked } from '../../account/index.ts'
import { checkPlayAllowed } from '../limits/check-play-allowed.ts'
import type { GamesContext } from '../tables.ts'
import { applyMovement } from './apply-movements.ts'
import { findSeamlessGame, type SeamlessGame } from './seamless-game.ts'
import { findSeamlessPlayer } from './seamless-scope.ts'
import { findSeamlessSession, type SeamlessSession } from './seamless-sessions.ts'

/**
 * Reads what a bet needs; the returned function takes it from the main wallet (docs/protocols/seamless.md), and with `settlement`
 * pays its win in the same transaction. A repetition moves nothing. INVALID_TOKEN: not a live launch of this player and game. PLAYER_DISABLED, LIMIT_REACHED (a break
 * or the player's own limit), MAINTENANCE, INSUFFICIENT. ROUND_CLOSED: the round takes no more bets. DUPLICATE: the
 * transaction, or the round, is another one. ROLLED_BACK: its rollback came first. BAD_REQUEST: no amount. DOES_NOT_EXIST: no
 * such player or game, or a free round that was not granted. Of a free round nothing is taken, and its win is credited with its
 * grant.
 */
export async function prepareBet(
  ctx: GamesContext,
  provider: string,
  bet: SeamlessBet,
  settlement: SeamlessSettlement | null,
): Promise<() => Promise<SeamlessAnswer>> {
  const [playerId, game, session] = await Promise.all([
    findSeamlessPlayer(ctx, { provider, player: bet.player }),
    findSeamlessGame(ctx, provider, bet.game),
    findSeamlessSession(ctx, { provider, token: bet.token }),
  ])
  if (playerId === undefined) return async () => ({ ok: false, error: 'DOES_NOT_EXIST' })
  const refusal = game === undefined ? null : await refuseBet(ctx, { playerId, game, session }, bet)
  return () =>
    applyMovement(ctx, { kind: 'bet', provider, playerId, request: bet, settlement, game, refusal })
}

/** Whether the player may bet at all. Read before the transaction, for many players at once. */
async function refuseBet(
  ctx: GamesContext,
  {
    playerId,
    game,
    session,
  }: {
    readonly playerId: bigint
    readonly game: SeamlessGame
    readonly session: SeamlessSession | undefined
  },
  bet: SeamlessBet,
): Promise<SeamlessError | null> {
  if (bet.amountMinor === ZERO) return 'BAD_REQUEST'
  const [isLocked, allowed] = await Promise.all([
    isPlayerLocked(ctx, playerId),
    checkPlayAllowed(ctx, playerId),
  ])
  if (session === undefined || session.player !== bet.player || session.gid !== game.gid)
    return 'INVALID_TOKEN'
  if (isLocked) return 'PLAYER_DISABLED'
  if (!game.isOpen) return 'MAINTENANCE'
  return allowed.ok ? null : 'LIMIT_REACHED'
}
