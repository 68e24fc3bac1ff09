import { sql } from 'kysely'
import type { GamesDb } from '../tables.ts'

/** A launch after this much inactivity starts a new play session. */
const SESSION_ENDS_AFTER_S = 30 * 60

/** Records the launch of a game with real money: continues the player’s play session, or starts a new one. */
export async function recordLaunch(
  db: GamesDb,
  launch: { readonly playerId: bigint; readonly gid: string; readonly at: Date },
): Promise<void> {
  const { playerId, gid, at } = launch
  await sql`
    with last as (
      select greatest((select max(at) from game_launches where player_id = ${playerId}),
                      (select max(bet_at) from bets where player_id = ${playerId}),
                      (select checked_at from play_sittings where player_id = ${playerId})) as at
    ), launch as (
      insert into game_launches (player_id, at, gid) values (${playerId}, ${at}, ${gid})
    )
    insert into play_sittings as sitting (player_id, started_at, checked_at) values (${playerId}, ${at}, ${at})
    on conflict (player_id) do update set started_at = excluded.started_at, checked_at = excluded.checked_at
      where excluded.started_at >= (select last.at + make_interval(secs => ${SESSION_ENDS_AFTER_S}) from last)`.execute(
    db,
  )
}
