import { ACCOUNT_TYPES } from '@gamehall/contract/constants'
import type { Kysely } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import type { InviteRules } from './invite-queries.ts'

export interface EligibleFriend {
  readonly friendId: bigint
  readonly inviterId: bigint
  readonly ancestors: readonly bigint[]
}

/** Selects formal accounts invited by an active formal account within the rules' reward period. */
export const selectEligibleFriends = (db: Kysely<Database>, { reward_days }: InviteRules, at: Date) =>
  db
    .selectFrom('players as friend')
    .innerJoin('players as inviter', 'inviter.player_id', 'friend.parent_id')
    .where('friend.account_type', '=', ACCOUNT_TYPES.formal)
    .where('inviter.account_type', '=', ACCOUNT_TYPES.formal)
    .where('inviter.status', '=', 'active')
    .where('friend.created_at', '>', new Date(at.getTime() - reward_days * DAY_MS))

/** Finds a friend whose inviter can still be rewarded; null otherwise. */
export async function findEligibleFriend(
  db: Kysely<Database>,
  rules: InviteRules,
  friendId: bigint,
  at: Date,
): Promise<EligibleFriend | null> {
  const row = await selectEligibleFriends(db, rules, at)
    .select(['inviter.player_id as inviter_id', 'friend.parent_ids'])
    .where('friend.player_id', '=', friendId)
    .executeTakeFirst()
  return row === undefined ? null : { friendId, inviterId: row.inviter_id, ancestors: row.parent_ids }
}
