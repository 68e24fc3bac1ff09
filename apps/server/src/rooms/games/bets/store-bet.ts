import { minor } from '@gamehall/money'
import type { Insertable } from 'kysely'
import { isTestAccount } from '../../account/index.ts'
import { countTurnover } from '../../wallet/index.ts'
import type { GamesContext, GamesTables, GamesTrx } from '../tables.ts'
import { readBetGame } from '../turnover/read-bet-game.ts'
import { turnoverBetId } from '../turnover/turnover-bet-id.ts'
import { saveBet } from './bet-queries.ts'
import { enqueueBetsNotification, enqueueTurnoverNotification } from './enqueue-bet-notifications.ts'

/**
 * Stores one version of a player's bet, counts its turnover and notifies the player's clients. A version that is stored
 * already, or an older one, changes nothing. `changedAt`: when an open or void bet became what it is.
 */
export async function storeBet(
  ctx: GamesContext,
  trx: GamesTrx,
  bet: Insertable<GamesTables['bets']>,
  changedAt: Date,
): Promise<void> {
  const playerId = bet.player_id
  if (!(await saveBet(trx, bet))) return
  await enqueueBetsNotification(ctx, trx, playerId)
  // Play money has no turnover requirement.
  if (await isTestAccount(ctx, trx, playerId)) return
  const isChanged = await countTurnover(trx, {
    playerId,
    betId: turnoverBetId(bet),
    gid: bet.gid,
    status: bet.status,
    validBetMinor: minor(bet.valid_bet_minor),
    at: bet.settled_at ?? changedAt,
    ...(await readBetGame(trx, bet)),
  })
  if (isChanged) await enqueueTurnoverNotification(ctx, trx, playerId)
}
