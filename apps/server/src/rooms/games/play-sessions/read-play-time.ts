import { sql } from 'kysely'
import type { GamesDb } from '../tables.ts'

/**
 * After a launch or a bet the player counts as playing for this long. A withdrawal of the whole balance ends that sooner, unless
 * the player bets, launches a game or transfers money to a platform within this time after it.
 */
const PRESENCE_MS = 5 * 60_000

/**
 * The time a player played in a range, in milliseconds, derived from launches and bets, so that a client cannot shorten it.
 * Overlapping play on several platforms counts once.
 */
export async function readPlayTimeMs(
  db: GamesDb,
  playerId: bigint,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<number> {
  const presence = sql`make_interval(secs => ${PRESENCE_MS / 1000})`
  const seenFrom = new Date(from.getTime() - PRESENCE_MS)
  const { rows } = await sql<{ ms: string }>`
    with moments as (
      select at, games.api_key from game_launches left join games using (gid)
        where player_id = ${playerId} and at >= ${seenFrom} and at <= ${to}
      union all
      select bet_at, api_key from bets where player_id = ${playerId} and bet_at >= ${seenFrom} and bet_at <= ${to}
    ), departures as (
      select out.api_key, out.created_at, out.updated_at from platform_transfers out
        where out.player_id = ${playerId} and out.direction = 'out' and out.state = 'SUCCESS' and out.took_all
          and out.created_at >= ${seenFrom}
          and not exists (select from bets where bets.player_id = out.player_id
            and bets.bet_at > out.created_at and bets.bet_at <= out.updated_at + ${presence})
          and not exists (select from game_launches launch where launch.player_id = out.player_id
            and launch.at > out.created_at and launch.at <= out.updated_at + ${presence})
          and not exists (select from platform_transfers moved where moved.player_id = out.player_id
            and moved.direction = 'in' and moved.state not in ('FAILED', 'RELEASED')
            and moved.created_at > out.created_at and moved.created_at <= out.updated_at + ${presence})
    ), spans as (
      select greatest(at, ${from}) as since,
             least(at + ${presence}, ${to}::timestamptz,
                   (select min(updated_at) from departures
                     where departures.api_key = moments.api_key and departures.created_at >= moments.at)) as until
        from moments
    ), played as (
      select unnest(range_agg(tstzrange(since, until))) as span from spans where until > since
    )
    select coalesce(sum(extract(epoch from upper(span) - lower(span)) * 1000), 0)::bigint::text as ms
      from played`.execute(db)
  return Number(rows[0]?.ms ?? 0)
}
