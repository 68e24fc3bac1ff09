import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'

/** What rounds are measured by. Multiples of the bet are in hundredths, rounded down; valid bets in TWD cents. */
export type RoundMeasure = 'valid_bets' | 'rounds' | 'best_multiplier' | 'multiplier_sum'

/** The rounds that count: settled within a window, from a bet on, of these games or platform. Free rounds never do. */
export interface ScoredRounds {
  readonly measure: RoundMeasure
  readonly from: Date
  /** Exclusive. */
  readonly to: Date
  /** Undefined for every game. */
  readonly gids: readonly string[] | undefined
  readonly apiKey: string | undefined
  /** TWD cents. */
  readonly leastStakeMinor: bigint
  /** Undefined for every player. */
  readonly playerIds?: readonly bigint[]
}

export interface HourScore {
  readonly player_id: bigint
  readonly hour: Date
  readonly points: bigint
  readonly rounds: number
  /** When the points were reached: the last round that added some, or the first that was the best. */
  readonly reached_at: Date
}

const VALUE: Readonly<Record<RoundMeasure, RawBuilder<bigint>>> = {
  valid_bets: sql`valid_bet_minor`,
  rounds: sql`1`,
  best_multiplier: sql`win_minor * 100 / bet_minor`,
  multiplier_sum: sql`win_minor * 100 / bet_minor`,
}

/** Measures the rounds of the bet record by player and hour; who has none is missing. Test accounts are in it. */
export async function scoreRounds(db: Db, scope: ScoredRounds): Promise<readonly HourScore[]> {
  const { measure, from, to, gids, apiKey, leastStakeMinor, playerIds } = scope
  const isBest = measure === 'best_multiplier'
  const { rows } = await sql<HourScore>`
    select player_id, date_trunc('hour', settled_at, 'UTC') as hour, count(*)::int as rounds,
        ${isBest ? sql`max(value)` : sql`sum(value)`}::bigint as points,
        ${
          isBest
            ? sql`(array_agg(settled_at order by value desc, settled_at))[1]`
            : sql`coalesce(max(settled_at) filter (where value > 0), min(settled_at))`
        } as reached_at
      from (select player_id, settled_at, ${VALUE[measure]} as value from bets
        where status = 'settled' and settled_at >= ${from} and settled_at < ${to}
          and valid_bet_minor > 0 and bet_minor > 0 and bet_minor >= ${leastStakeMinor} and free_grant_id is null
          ${playerIds === undefined ? sql`` : sql`and player_id = any (${playerIds}::bigint[])`}
          ${gids === undefined ? sql`` : sql`and gid = any (${gids}::text[])`}
          ${apiKey === undefined ? sql`` : sql`and api_key = ${apiKey}`}) counted
      group by 1, 2`.execute(db)
  return rows
}
