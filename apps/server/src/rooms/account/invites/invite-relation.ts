import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import type { Db } from '../../../platform/database/database.ts'
import { withAccountTables } from '../tables.ts'

/** A player and who invited them. */
export interface Invite {
  readonly friendId: bigint
  readonly inviterId: bigint
  /** Every inviter above the friend, the nearest first. */
  readonly ancestors: readonly bigint[]
}

/** A player and who invited them; undefined when nobody did. */
export async function findInvite(db: Db, playerId: bigint): Promise<Invite | undefined> {
  const invited = await withAccountTables(db)
    .selectFrom('players')
    .select(['parent_id', 'parent_ids'])
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  if (invited === undefined || invited.parent_id === null) return undefined
  return { friendId: playerId, inviterId: invited.parent_id, ancestors: invited.parent_ids }
}

/** The code that a player invites with; a test account invites with its formal account's. */
export async function readInviteCode(db: Db, playerId: bigint): Promise<string> {
  const { invite_code } = await withAccountTables(db)
    .selectFrom('players as self')
    .innerJoin('players as formal', (join) =>
      join.on((on) => on('formal.player_id', '=', on.fn.coalesce('self.formal_id', 'self.player_id'))),
    )
    .select('formal.invite_code')
    .where('self.player_id', '=', playerId)
    .executeTakeFirstOrThrow()
  return invite_code
}

/** Of the given players: the formal ones registered after an instant, whose inviter is formal and active, by id. */
export async function listActiveInvites(
  db: Db,
  friendIds: readonly bigint[],
  registeredAfter: Date,
): Promise<Invite[]> {
  if (friendIds.length === 0) return []
  const rows = await withAccountTables(db)
    .selectFrom('players as friend')
    .innerJoin('players as inviter', 'inviter.player_id', 'friend.parent_id')
    .where('friend.account_type', '=', ACCOUNT_TYPES.formal)
    .where('inviter.account_type', '=', ACCOUNT_TYPES.formal)
    .where('inviter.status', '=', 'active')
    .where('friend.created_at', '>', registeredAfter)
    .where(({ eb, ref, val }) => eb(ref('friend.player_id'), '=', eb.fn.any(val(friendIds))))
    .select(['friend.player_id', 'inviter.player_id as inviter_id', 'friend.parent_ids'])
    .orderBy('friend.player_id')
    .execute()
  return rows.map((row) => ({
    friendId: row.player_id,
    inviterId: row.inviter_id,
    ancestors: row.parent_ids,
  }))
}

/** The ids of everybody whom a player invited. */
export async function listInvitedIds(db: Db, inviterId: bigint): Promise<bigint[]> {
  const rows = await withAccountTables(db)
    .selectFrom('players')
    .select('player_id')
    .where('parent_id', '=', inviterId)
    .execute()
  return rows.map(({ player_id }) => player_id)
}
