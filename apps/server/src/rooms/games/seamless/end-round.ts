import type { Minor } from '@gamehall/money'
import type { SeamlessError, SeamlessRound } from '../../../providers/games/index.ts'
import type { SeamlessGame } from './seamless-game.ts'
import { findRoundBet, saveRoundBet, settledRound } from './seamless-round.ts'
import type { SeamlessScope } from './seamless-scope.ts'
import { findRepetition, insertTransaction, transactionKey } from './seamless-transactions.ts'

/** Closes a round that sends no (further) win. A closed round stays as it is. DOES_NOT_EXIST: no such round of the player. */
export async function endRound(
  scope: SeamlessScope,
  request: SeamlessRound,
  validBetMinor: Minor | null,
  game: SeamlessGame | undefined,
): Promise<SeamlessError | null> {
  const key = transactionKey('end_round', request, { validBetMinor })
  const repetition = await findRepetition(scope, key)
  if (repetition !== null) return repetition === 'repeated' ? null : repetition
  const round = game && (await findRoundBet(scope, game.apiKey, request.roundId))
  if (round === undefined || round.player_id !== scope.playerId) return 'DOES_NOT_EXIST'
  await insertTransaction(scope, key, { api_key: round.api_key, round_id: request.roundId })
  if (round.status === 'open') await saveRoundBet(scope, round, settledRound(scope, round, validBetMinor))
  return null
}
