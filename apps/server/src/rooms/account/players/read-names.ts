import type { Db } from '../../../platform/database/database.ts'
import { withAccountTables } from '../tables.ts'

/** The nicknames of players, by id. */
export async function readNicknames(
  db: Db,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  if (playerIds.length === 0) return new Map()
  const rows = await withAccountTables(db)
    .selectFrom('players')
    .select(['player_id', 'nickname'])
    .where('player_id', 'in', playerIds)
    .execute()
  return new Map(rows.map(({ player_id, nickname }) => [player_id, nickname]))
}

/** The nickname of one player. Throws when there is no such player. */
export async function readNickname(db: Db, playerId: bigint): Promise<string> {
  const nickname = (await readNicknames(db, [playerId])).get(playerId)
  if (nickname === undefined) throw new Error(`no player ${playerId}`)
  return nickname
}

/** The account names of players, by id. */
export async function readAccountNames(
  db: Db,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  if (playerIds.length === 0) return new Map()
  const rows = await withAccountTables(db)
    .selectFrom('players')
    .select(['player_id', 'account'])
    .where('player_id', 'in', playerIds)
    .execute()
  return new Map(rows.map(({ player_id, account }) => [player_id, account]))
}
