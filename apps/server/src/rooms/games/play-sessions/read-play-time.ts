import { sql } from 'kysely'
import type { GamesDb } from '../tables.ts'

/** After a launch or a bet the player counts as playing for this long, unless they withdraw the whole balance sooner. */
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
  const seenFrom = new Date(from.getTime() - PRESENCE_MS)
  const { rows } = await sql<{ ms: string }>`
    with moments as (
      select at, games.api_key from game_launches left join games using (gid)
        where player_id = ${playerId} and at >= ${seenFrom} and at <= ${to}
      union all
      select bet_at, api_key from bets where player_id = ${playerId} and bet_at >= ${seenFrom} and bet_at <= ${to}
    ), spans as (
      select greatest(at, ${from}) as since,
             least(at + make_interval(secs => ${PRESENCE_MS / 1000}), ${to}::timestamptz,
                   (select min(updated_at) from platform_transfers out
                     where out.player_id = ${playerId} and out.api_key = moments.api_key and out.direction = 'out'
                       and out.state = 'SUCCESS' and out.took_all and out.created_at >= moments.at)) as until
        from moments
    ), played as (
      select unnest(range_agg(tstzrange(since, until))) as span from spans where until > since
    )
    select coalesce(sum(extract(epoch from upper(span) - lower(span)) * 1000), 0)::bigint::text as ms
      from played`.execute(db)
  return Number(rows[0]?.ms ?? 0)
}
