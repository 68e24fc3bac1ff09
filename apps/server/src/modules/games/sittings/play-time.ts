import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../db/database.ts'

/** After each launch and each bet the player counts as playing for so long, unless they took their money out sooner. */
export const PRESENCE_MS = 5 * 60_000

/**
 * How long a player played in a range, in milliseconds: what launches and bets show, so that no client can shorten it.
 * Never less than it was at an earlier `to`.
 */
export async function readPlayedMs(
  db: Kysely<Database>,
  playerId: bigint,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<number> {
  const seenFrom = new Date(from.getTime() - PRESENCE_MS)
  const { rows } = await sql<{ ms: string }>`
    with moments as (
      select at from game_launches where player_id = ${playerId} and at >= ${seenFrom} and at <= ${to}
      union all
      select bet_at from bets where player_id = ${playerId} and bet_at >= ${seenFrom} and bet_at <= ${to}
    ), spans as (
      select greatest(at, ${from}) as since,
             least(at + make_interval(secs => ${PRESENCE_MS / 1000}), lead(at) over (order by at), ${to}::timestamptz,
                   (select min(created_at) from platform_transfers
                     where player_id = ${playerId} and direction = 'out' and created_at >= at
                       and created_at < at + make_interval(secs => ${PRESENCE_MS / 1000}))) as until
        from moments
    )
    select coalesce(sum(extract(epoch from until - since) * 1000) filter (where until > since), 0)::bigint::text as ms
      from spans`.execute(db)
  return Number(rows[0]?.ms ?? 0)
}
