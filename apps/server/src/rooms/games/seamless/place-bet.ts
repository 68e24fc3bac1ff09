import { ZERO } from '@gamehall/money'
import type {
  SeamlessAnswer,
  SeamlessBet,
  SeamlessError,
  SeamlessSettlement,
} from '../../../providers/games/index.ts'
import { findPlayer } from '../../account/index.ts'
import { checkPlayAllowed } from '../limits/check-play-allowed.ts'
import { checkStakeWithinLimits } from '../limits/check-stake-within-limits.ts'
import type { GamesContext } from '../tables.ts'
import { findSeamlessGame, type SeamlessGame } from './seamless-game.ts'
import { findRoundBet, newRoundBet, postSeamless, saveRoundBet, settledRound } from './seamless-round.ts'
import { inSeamlessScope, type SeamlessScope } from './seamless-scope.ts'
import { findSeamlessSession } from './seamless-sessions.ts'
import { findRepetition, insertTransaction, transactionKey } from './seamless-transactions.ts'

/**
 * Takes a bet from the main wallet (GAMES.md, seamless wallet), and with `settlement` pays its win in the same transaction. A
 * repetition moves nothing. INVALID_TOKEN: not a live launch of this player and game. PLAYER_DISABLED, LIMIT_REACHED (a break
 * or the player's own limit), MAINTENANCE, INSUFFICIENT. ROUND_CLOSED: the round takes no more bets. DUPLICATE: the
 * transaction, or the round, is another one. ROLLED_BACK: its rollback came first. BAD_REQUEST: no amount. DOES_NOT_EXIST: no
 * such game, or a free round that was not granted.
 */
export async function placeBet(
  ctx: GamesContext,
  provider: string,
  bet: SeamlessBet,
  settlement: SeamlessSettlement | null,
): Promise<SeamlessAnswer> {
  const game = await findSeamlessGame(ctx, provider, bet.game)
  const refusal = game === undefined ? 'DOES_NOT_EXIST' : await refuseBet(ctx, provider, bet, game)
  return inSeamlessScope(ctx, provider, bet.player, async (scope) => {
    const { token: _token, ...fields } = bet
    const key = transactionKey(settlement === null ? 'bet' : 'bet_win', bet, { ...fields, settlement })
    const repetition = await findRepetition(scope, key)
    if (repetition !== null) return repetition === 'repeated' ? null : repetition
    if (game === undefined || refusal !== null) return refusal
    const moved = await moveStake(scope, game, bet, settlement)
    if (moved !== null) return moved
    await insertTransaction(scope, key, {
      api_key: game.apiKey,
      round_id: bet.roundId,
      bet_minor: bet.amountMinor,
      win_minor: settlement?.winMinor ?? ZERO,
    })
    return null
  })
}

/** Whether the player may bet at all. Read before the transaction, which would hold two connections else. */
async function refuseBet(
  ctx: GamesContext,
  provider: string,
  bet: SeamlessBet,
  game: SeamlessGame,
): Promise<SeamlessError | null> {
  if (bet.isFree) return 'DOES_NOT_EXIST'
  if (bet.amountMinor === ZERO) return 'BAD_REQUEST'
  const session = await findSeamlessSession(ctx.db, provider, bet.token, ctx.clock.now())
  if (session === undefined || session.player !== bet.player || session.gid !== game.gid)
    return 'INVALID_TOKEN'
  const player = await findPlayer(ctx, session.playerId)
  if (player === null || player.isLocked) return 'PLAYER_DISABLED'
  if (!game.isOpen) return 'MAINTENANCE'
  return (await checkPlayAllowed(ctx, session.playerId)).ok ? null : 'LIMIT_REACHED'
}

async function moveStake(
  scope: SeamlessScope,
  game: SeamlessGame,
  bet: SeamlessBet,
  settlement: SeamlessSettlement | null,
): Promise<SeamlessError | null> {
  const { transactionId, roundId, amountMinor } = bet
  const { apiKey, gid } = game
  if (!(await checkStakeWithinLimits(scope.trx, scope.playerId, amountMinor, scope.now)).ok)
    return 'LIMIT_REACHED'
  const known = await findRoundBet(scope, apiKey, roundId)
  if (known !== undefined && (known.player_id !== scope.playerId || known.gid !== gid)) return 'DUPLICATE'
  if (known !== undefined && known.status !== 'open') return 'ROUND_CLOSED'
  const round = known ?? newRoundBet(scope, { api_key: apiKey, bet_id: roundId, gid })

  const place = { transactionId, apiKey, roundId }
  if (!(await postSeamless(scope, { ...place, subType: 'game_bet', amountMinor }))) return 'INSUFFICIENT'
  const winMinor = settlement?.winMinor ?? ZERO
  await postSeamless(scope, { ...place, subType: 'game_win', amountMinor: winMinor })
  const bet_minor = round.bet_minor + amountMinor
  await saveRoundBet(scope, round, {
    bet_minor,
    win_minor: round.win_minor + winMinor,
    ...(settlement?.isRoundClosed === true && settledRound(scope, { bet_minor }, settlement.validBetMinor)),
  })
  return null
}
