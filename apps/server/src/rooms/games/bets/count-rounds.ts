import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { withGamesTables } from '../tables.ts'
import type { SettledWithin } from './sum-valid-bets.ts'

export interface RoundFilter extends SettledWithin {
  /** Undefined for every game. */
  readonly gids: readonly string[] | undefined
  /** The least a round paid, in multiples of its stake. Undefined: won or lost. */
  readonly leastMultiplier: number | undefined
  /** The least stake of a round that counts, in hundredths. */
  readonly leastStakeMinor: bigint
}

/** Counts a player's settled rounds with a valid bet. */
export async function countRounds(
  db: Db,
  playerId: bigint,
  { from, to, gids, leastMultiplier, leastStakeMinor }: RoundFilter,
): Promise<number> {
  const row = await withGamesTables(db)
    .selectFrom('bets')
    .select(sql<bigint>`count(*)`.as('count'))
    .where('player_id', '=', playerId)
    .where('status', '=', 'settled')
    .where('valid_bet_minor', '>', 0n)
    .where('bet_minor', '>=', leastStakeMinor)
    .$if(from !== null, (query) => query.where('settled_at', '>=', from))
    .$if(to !== null, (query) => query.where('settled_at', '<', to))
    .$if(gids !== undefined, (query) => query.where('gid', 'in', gids ?? []))
    .$if(leastMultiplier !== undefined, (query) =>
      query.where(sql<boolean>`win_minor >= bet_minor * ${leastMultiplier ?? 0}::integer`),
    )
    .executeTakeFirstOrThrow()
  return Number(row.count)
}
