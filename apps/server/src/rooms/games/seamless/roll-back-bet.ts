import { minor } from '@gamehall/money'
import type { SeamlessError, SeamlessRollback } from '../../../providers/games/index.ts'
import type { SeamlessGame } from './seamless-game.ts'
import { findRoundBet, refundBet, saveRoundBet } from './seamless-round.ts'
import type { SeamlessScope } from './seamless-scope.ts'
import {
  findRepetition,
  findTransaction,
  hasApplied,
  insertTombstone,
  insertTransaction,
  markRolledBack,
  type SeamlessTransaction,
  type TransactionKey,
  transactionKey,
} from './seamless-transactions.ts'

/**
 * Returns a bet to the main wallet, once however often it is asked for. A bet that is not known leaves a tombstone: nothing
 * moves, and the bet is refused when it comes. ROUND_CLOSED: the round has a win or is over, and stands. DUPLICATE: the
 * transaction is another one. DOES_NOT_EXIST: no such game, or another player's bet.
 */
export async function rollBackBet(
  scope: SeamlessScope,
  rollback: SeamlessRollback,
  game: SeamlessGame | undefined,
): Promise<SeamlessError | null> {
  const key = transactionKey('rollback', rollback, { referenceId: rollback.referenceId })
  const repetition = await findRepetition(scope, key)
  if (repetition !== null) return repetition === 'repeated' ? null : repetition
  const bet = await findTransaction(scope, rollback.referenceId)
  if (bet === undefined) return buryBet(scope, rollback, key, game)
  if (bet.player_id !== scope.playerId || bet.round_id !== rollback.roundId) return 'DOES_NOT_EXIST'
  if (bet.state === 'applied') {
    const refusal = await returnBet(scope, bet, rollback.transactionId)
    if (refusal !== null) return refusal
  }
  await recordRollback(scope, key, rollback, bet.api_key)
  return null
}

async function buryBet(
  scope: SeamlessScope,
  rollback: SeamlessRollback,
  key: TransactionKey,
  game: SeamlessGame | undefined,
): Promise<SeamlessError | null> {
  if (game === undefined) return 'DOES_NOT_EXIST'
  const { referenceId: transactionId, roundId } = rollback
  await insertTombstone(scope, { transactionId, roundId, apiKey: game.apiKey })
  await recordRollback(scope, key, rollback, game.apiKey)
  return null
}

const recordRollback = (
  scope: SeamlessScope,
  key: TransactionKey,
  { roundId, referenceId }: SeamlessRollback,
  apiKey: string,
): Promise<void> =>
  insertTransaction(scope, key, { api_key: apiKey, round_id: roundId, reference_id: referenceId })

async function returnBet(
  scope: SeamlessScope,
  bet: SeamlessTransaction,
  transactionId: string,
): Promise<SeamlessError | null> {
  if (bet.kind !== 'bet' || (await hasApplied(scope, bet.round_id, ['win', 'bet_win']))) return 'ROUND_CLOSED'
  const round = await findRoundBet(scope, bet.api_key, bet.round_id)
  if (round === undefined || round.status !== 'open') return 'ROUND_CLOSED'
  // Of a free round nothing was taken.
  if (bet.bet_minor > 0n)
    await refundBet(scope, {
      transactionId,
      amountMinor: minor(bet.bet_minor),
      apiKey: bet.api_key,
      roundId: bet.round_id,
    })
  await markRolledBack(scope, bet)
  const hasOtherBets = await hasApplied(scope, bet.round_id, ['bet'])
  await saveRoundBet(
    scope,
    round,
    hasOtherBets
      ? { bet_minor: round.bet_minor - bet.bet_minor }
      : { status: 'void', settled_at: scope.now, valid_bet_minor: 0n },
  )
  return null
}
