import type { Locale } from '@gamehall/contract/constants'
import type { TurnoverCount } from '@gamehall/contract/wallet'
import { formatWireAmount, minor } from '@gamehall/money'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { type WalletDb, type WalletTables, withWalletTables } from '../tables.ts'
import { toCreditSource } from './turnover-credits.ts'

export interface CountedBet {
  /** The bet’s statement entry; undefined for a bet that is not settled. */
  readonly line: Selectable<WalletTables['wash_entries']> | undefined
  readonly toward: readonly TurnoverCount[]
}

/** How much each of a player’s bets counted, and toward which credits; by the bet id given to `countTurnover`. */
export async function readCountedBets(
  db: Db,
  playerId: bigint,
  betIds: readonly string[],
  locale: Locale,
): Promise<(betId: string) => CountedBet> {
  if (betIds.length === 0) return () => ({ line: undefined, toward: [] })
  const lines = await withWalletTables(db)
    .selectFrom('wash_entries')
    .selectAll()
    .where('player_id', '=', playerId)
    .where('source', '=', 'bet')
    .where('source_id', 'in', betIds)
    .execute()
  const byId = new Map(lines.map((line) => [line.source_id, line]))
  const toward = await readCreditsCountedToward(withWalletTables(db), playerId, betIds, locale)
  return (betId) => ({ line: byId.get(betId), toward: toward(betId) })
}

/** The credits that each of a player’s bets counted toward, oldest first. */
export async function readCreditsCountedToward(
  db: WalletDb,
  playerId: bigint,
  betIds: readonly string[],
  locale: Locale,
): Promise<(betId: string) => TurnoverCount[]> {
  if (betIds.length === 0) return () => []
  const rows = await db
    .selectFrom('turnover_counts as count')
    .innerJoin('turnover_credits as credit', 'credit.credit_id', 'count.credit_id')
    .select(['count.bet_id', 'count.counted_minor', 'credit.source', 'credit.source_id', 'credit.title'])
    .where('count.player_id', '=', playerId)
    .where('count.bet_id', 'in', betIds)
    .orderBy('count.credit_id')
    .execute()
  const byBet = Map.groupBy(rows, ({ bet_id }) => bet_id)
  return (betId) =>
    (byBet.get(betId) ?? []).map((row) => ({
      ...toCreditSource(row, locale),
      counted: formatWireAmount(minor(row.counted_minor), 'TWD'),
    }))
}
