import { DAY_MS } from '../../../platform/time/durations.ts'
import { type Invite, listActiveInvites } from '../../account/index.ts'
import type { RewardsDb } from '../tables.ts'
import type { InviteRules } from './invite-queries.ts'

/** Of the given players: those whose inviter can still be rewarded, within the rules' reward period. */
export const listEligibleFriends = (
  db: RewardsDb,
  { reward_days }: InviteRules,
  friendIds: readonly bigint[],
  at: Date,
): Promise<Invite[]> => listActiveInvites(db, friendIds, new Date(at.getTime() - reward_days * DAY_MS))
