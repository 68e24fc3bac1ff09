import { sql } from 'kysely'
import type { GamesDb } from '../tables.ts'

/** A player’s settled bets on one game on one Taiwan day, in TWD cents. */
export interface DailyGamePlay {
  readonly day: string
  readonly gid: string
  readonly bets: number
  readonly bet_minor: bigint
  readonly win_minor: bigint
}

/** The settled bets of a player from `from` to `to`, both included, summed by Taiwan day and game. */
export async function readDailyPlay(
  db: GamesDb,
  playerId: bigint,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<readonly DailyGamePlay[]> {
  const { rows } = await sql<DailyGamePlay>`
    select to_char(bet_at at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD') as day, gid,
           count(*)::int as bets, sum(bet_minor)::bigint as bet_minor, sum(win_minor)::bigint as win_minor
      from bets
     where player_id = ${playerId} and bet_at >= ${from} and bet_at <= ${to} and status = 'settled'
     group by 1, 2`.execute(db)
  return rows
}
