import { sql } from 'kysely'
import type { Db } from '../../../platform/database/database.ts'
import { type AccountDb, type AccountTrx, withAccountTables } from '../tables.ts'

/** The player id of a person: that of the formal account, also for its test account. */
export async function findAccountOwner(db: Db, playerId: bigint): Promise<bigint> {
  const player = await withAccountTables(db)
    .selectFrom('players')
    .select('formal_id')
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return player.formal_id ?? playerId
}

/** The player ids of one person: the given account, and its formal or test account. */
export async function listOwnerAccountIds(db: AccountDb, playerId: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ player_id: bigint }>`
    select player_id from players
     where formal_id = ${playerId}
        or player_id = (select formal_id from players where player_id = ${playerId})`.execute(db)
  return [playerId, ...rows.map((row) => row.player_id)]
}

/**
 * Locks the row of a person's formal account until the transaction ends, which serializes changes to their sessions.
 * `isLocked`: an operator has disabled the account.
 */
export async function lockAccountOwner(
  trx: AccountTrx,
  playerId: bigint,
): Promise<{ readonly ownerId: bigint; readonly isLocked: boolean }> {
  const player = await trx
    .selectFrom('players')
    .select(['formal_id', 'status'])
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  const ownerId = player.formal_id ?? playerId
  const owner = await trx
    .selectFrom('players')
    .select('status')
    .where('player_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  return {
    ownerId,
    isLocked: owner.status === 'locked' || (ownerId !== playerId && player.status === 'locked'),
  }
}
