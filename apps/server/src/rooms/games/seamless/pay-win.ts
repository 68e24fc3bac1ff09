import type { SeamlessError, SeamlessWin } from '../../../providers/games/index.ts'
import { findRoundBet, postSeamless, saveRoundBet, settledRound } from './seamless-round.ts'
import type { SeamlessScope } from './seamless-scope.ts'
import {
  findRepetition,
  findTransaction,
  insertTransaction,
  transactionKey,
} from './seamless-transactions.ts'

/**
 * Pays a win to the main wallet, or closes a lost round with a win of zero. No token is asked for: a win is owed after a
 * logout or a lock too. A repetition moves nothing. DOES_NOT_EXIST: its bet is unknown, another player's or rolled back.
 * ROUND_CLOSED: the round is over. DUPLICATE: the transaction is another one.
 */
export async function payWin(scope: SeamlessScope, win: SeamlessWin): Promise<SeamlessError | null> {
  const key = transactionKey('win', win, { ...win })
  const repetition = await findRepetition(scope, key)
  if (repetition !== null) return repetition === 'repeated' ? null : repetition
  const bet = await findTransaction(scope, win.referenceId)
  const isOwnBet =
    bet !== undefined &&
    (bet.kind === 'bet' || bet.kind === 'bet_win') &&
    bet.state === 'applied' &&
    bet.player_id === scope.playerId &&
    bet.round_id === win.roundId
  if (!isOwnBet) return 'DOES_NOT_EXIST'
  const round = await findRoundBet(scope, bet.api_key, win.roundId)
  if (round === undefined) return 'DOES_NOT_EXIST'
  if (round.status !== 'open') return 'ROUND_CLOSED'

  const { transactionId, winMinor, roundId } = win
  const place = { transactionId, apiKey: bet.api_key, roundId }
  await postSeamless(scope, { ...place, subType: 'game_win', amountMinor: winMinor })
  await insertTransaction(scope, key, {
    api_key: bet.api_key,
    round_id: roundId,
    reference_id: win.referenceId,
    win_minor: winMinor,
  })
  await saveRoundBet(scope, round, {
    win_minor: round.win_minor + winMinor,
    ...(win.isRoundClosed && settledRound(scope, round, win.validBetMinor)),
  })
  return null
}
