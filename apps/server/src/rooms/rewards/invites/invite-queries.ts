import type { InviteReward, InviteRewardKind } from '@gamehall/contract/rewards'
import { formatWireAmount, type Minor, minor } from '@gamehall/money'
import { type Selectable, sql } from 'kysely'
import { acquireAdvisoryLock } from '../../../platform/database/acquire-advisory-lock.ts'
import type { Db } from '../../../platform/database/database.ts'
import { readAccountNames } from '../../account/index.ts'
import { type RewardsDb, type RewardsTrx, withRewardsTables } from '../tables.ts'
import type { InviteRewardState, InviteSignal, InviteTables } from './tables.ts'

export type InviteRules = Selectable<InviteTables['invite_rules']>

export const readInviteRules = (db: RewardsDb): Promise<InviteRules> =>
  db.selectFrom('invite_rules').selectAll().executeTakeFirstOrThrow()

/** Whether operators have the invite programme switched on. */
export const isInviteProgrammeOpen = async (db: Db): Promise<boolean> =>
  (await readInviteRules(withRewardsTables(db))).is_open

/** Masks an account name to its first two characters, as the inviter sees it. */
export const maskFriend = (account: string): string => `${account.slice(0, 2)}***`

export type InviteRewardRow = Selectable<InviteTables['invite_rewards']>

export const selectInviteRewards = (db: RewardsDb) => db.selectFrom('invite_rewards').selectAll()

/** Rewards, each with its friend's name as the inviter sees it, in wire format and in their order. */
export async function viewInviteRewards<Row extends InviteRewardRow>(
  db: RewardsDb,
  rows: readonly Row[],
): Promise<readonly { readonly row: Row; readonly view: InviteReward }[]> {
  const names = await readAccountNames(db, [...new Set(rows.map(({ friend_id }) => friend_id))])
  return rows.map((row) => ({ row, view: viewInviteReward(row, names.get(row.friend_id) ?? '') }))
}

const viewInviteReward = (row: InviteRewardRow, friend: string): InviteReward => ({
  reward_id: row.reward_id.toString(),
  kind: row.kind,
  friend: maskFriend(friend),
  amount: formatWireAmount(minor(row.reward_minor), 'TWD'),
  basis: formatWireAmount(minor(row.basis_minor), 'TWD'),
  day: row.day,
  state: row.state,
  order_no: row.order_no,
  created_at: row.created_at.toISOString(),
})

/** What friends have earned their inviter, in TWD cents, by friend. */
export async function sumPaidInviteRewards(
  db: RewardsDb,
  friendIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Minor>> {
  if (friendIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('invite_rewards')
    .select(['friend_id', sql<bigint>`sum(reward_minor)::bigint`.as('total')])
    .where('friend_id', 'in', friendIds)
    .where('state', '=', 'paid')
    .groupBy('friend_id')
    .execute()
  return new Map(rows.map(({ friend_id, total }) => [friend_id, minor(total)]))
}

/** Locks a held reward until the transaction ends. Undefined when it is in another state. */
export const lockHeldReward = (trx: RewardsTrx, rewardId: bigint) =>
  trx
    .selectFrom('invite_rewards')
    .selectAll()
    .where('reward_id', '=', rewardId)
    .where('state', '=', 'held')
    .forUpdate()
    .executeTakeFirst()

export interface NewInviteReward {
  readonly playerId: bigint
  readonly friendId: bigint
  readonly kind: InviteRewardKind
  readonly day: string | null
  readonly basisMinor: Minor
  readonly rewardMinor: Minor
  readonly signal: InviteSignal | null
  /** Whether the friend's real name is verified. */
  readonly isFriendVerified: boolean
  readonly at: Date
}

/** Inserts a reward in the state that its signal and the friend's verification give. Null when the friend has already earned it. */
export async function insertInviteReward(
  trx: RewardsTrx,
  reward: NewInviteReward,
  orderNo: string,
): Promise<{ readonly state: InviteRewardState } | null> {
  const state = reward.isFriendVerified || reward.signal === 'device' ? decideState(reward.signal) : 'waiting'
  const inserted = await trx
    .insertInto('invite_rewards')
    .values({
      player_id: reward.playerId,
      friend_id: reward.friendId,
      kind: reward.kind,
      day: reward.day,
      basis_minor: reward.basisMinor,
      reward_minor: reward.rewardMinor,
      state,
      signal: reward.signal,
      order_no: state === 'paid' ? orderNo : null,
      created_at: reward.at,
      decided_at: isDecided(state) ? reward.at : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reward_id')
    .executeTakeFirst()
  return inserted === undefined ? null : { state }
}

/** The state of a verified friend's reward. */
export const decideState = (signal: InviteSignal | null): 'paid' | 'refused' | 'held' =>
  signal === null ? 'paid' : signal === 'device' ? 'refused' : 'held'

export const isDecided = (state: InviteRewardState): boolean => state === 'paid' || state === 'refused'

/** Serializes what is decided about an inviter's rewards, until the transaction ends. */
export const lockInviteRewards = (trx: RewardsTrx, inviterId: bigint): Promise<void> =>
  acquireAdvisoryLock(trx, `invite-rewards/${inviterId}`)
