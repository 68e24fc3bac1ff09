import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'

/** Two formal players who used one device; their test accounts' devices are theirs. */
export interface SharedDevice {
  readonly one: bigint
  readonly other: bigint
}

/** The pairs among the given formal players who have used a common device. */
export async function listSharedDevices(
  db: Db,
  playerIds: readonly bigint[],
): Promise<readonly SharedDevice[]> {
  if (playerIds.length < 2) return []
  const { rows } = await sql<SharedDevice>`
    with own as (
      select player_id, coalesce(formal_id, player_id) as person from players
        where player_id = any (${playerIds}::bigint[]) or formal_id = any (${playerIds}::bigint[])
    ), used as (
      select distinct own.person, sessions.device_id from own join sessions using (player_id)
        where sessions.device_id is not null
    )
    select distinct mine.person as one, theirs.person as other
      from used mine join used theirs on theirs.device_id = mine.device_id and theirs.person > mine.person`.execute(
    db,
  )
  return rows
}
