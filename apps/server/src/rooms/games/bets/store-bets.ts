import { minor } from '@gamehall/money'
import { filterTestAccounts } from '../../account/index.ts'
import { countTurnovers } from '../../wallet/index.ts'
import { enqueueGrantSettlements } from '../free-rounds/enqueue-grant-settlements.ts'
import type { GamesContext, GamesTrx } from '../tables.ts'
import { readBetGames } from '../turnover/read-bet-games.ts'
import { turnoverBetId } from '../turnover/turnover-bet-id.ts'
import { type BetRow, saveBets } from './bet-queries.ts'
import { enqueueBetNotifications } from './enqueue-bet-notifications.ts'

/** One version of a player's bet. `changedAt`: when an open or void bet became what it is. */
export interface BetVersion {
  readonly bet: BetRow
  readonly changedAt: Date
}

/**
 * Stores versions of bets that differ, counts their turnover in the given order and notifies the players' clients; the grants of
 * free rounds are settled after the commit. A version
 * that is stored already, or an older one, changes nothing.
 */
export async function storeBets(
  ctx: GamesContext,
  trx: GamesTrx,
  versions: readonly BetVersion[],
): Promise<void> {
  const saved = await saveBets(
    trx,
    versions.map(({ bet }) => bet),
  )
  const changed = versions.filter(({ bet }) => saved.has(turnoverBetId(bet)))
  if (changed.length === 0) return
  const playerIds = changed.map(({ bet }) => bet.player_id)
  await enqueueGrantSettlements(
    ctx,
    trx,
    changed.flatMap(({ bet }) => bet.free_grant_id ?? []),
  )
  // Play money has no turnover requirement.
  const testIds = await filterTestAccounts(ctx, trx, playerIds)
  const counted = changed.filter(({ bet }) => !testIds.has(bet.player_id))
  const gameOf = await readBetGames(
    trx,
    counted.map(({ bet }) => bet),
  )
  const isChanged = await countTurnovers(
    trx,
    counted.map(({ bet, changedAt }) => ({
      playerId: bet.player_id,
      betId: turnoverBetId(bet),
      gid: bet.gid,
      status: bet.status,
      validBetMinor: minor(bet.valid_bet_minor),
      at: bet.settled_at ?? changedAt,
      ...gameOf(bet),
    })),
  )
  await enqueueBetNotifications(trx, {
    bets: playerIds,
    turnover: counted.filter((_, index) => isChanged[index]).map(({ bet }) => bet.player_id),
  })
}
