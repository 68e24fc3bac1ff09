import type { InviteReward, InviteRewardKind } from '@gamehall/contract/rewards'
import { formatWireAmount, type Minor, minor } from '@gamehall/money'
import type { Kysely, Selectable } from 'kysely'
import type { Database } from '../../../platform/database/database.ts'
import type { Trx } from '../../../platform/database/transact.ts'
import type { InviteTables } from './tables.ts'

type Db = Kysely<Database>
export type InviteRules = Selectable<InviteTables['invite_rules']>

export const readInviteRules = (db: Db): Promise<InviteRules> =>
  db.selectFrom('invite_rules').selectAll().executeTakeFirstOrThrow()

/** Whether operators have the invite programme switched on. */
export const isInviteProgrammeOpen = async (db: Db): Promise<boolean> => (await readInviteRules(db)).is_open

/** Masks an account name to its first two characters, as the inviter sees it. */
export const maskFriend = (account: string): string => `${account.slice(0, 2)}***`

export const selectInviteRewards = (db: Db) =>
  db
    .selectFrom('invite_rewards')
    .innerJoin('players', 'players.player_id', 'invite_rewards.friend_id')
    .selectAll('invite_rewards')
    .select('players.account')
export type InviteRewardRow = Awaited<ReturnType<ReturnType<typeof selectInviteRewards>['execute']>>[number]

export const viewInviteReward = (row: InviteRewardRow): InviteReward => ({
  reward_id: row.reward_id.toString(),
  kind: row.kind,
  friend: maskFriend(row.account),
  amount: formatWireAmount(minor(row.reward_minor), 'TWD'),
  basis: formatWireAmount(minor(row.basis_minor), 'TWD'),
  day: row.day,
  state: row.state,
  order_no: row.order_no,
  created_at: row.created_at.toISOString(),
})

/** Locks a held reward until the transaction ends. Undefined when it is already decided. */
export const lockHeldReward = (trx: Trx, rewardId: bigint) =>
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
  readonly signal: 'device' | 'address' | null
  readonly at: Date
}

/** Inserts a reward as paid, or by its self-referral signal as held or refused. Null when the friend has already earned it. */
export async function insertInviteReward(
  trx: Trx,
  reward: NewInviteReward,
  orderNo: string,
): Promise<{ readonly state: 'held' | 'paid' | 'refused' } | null> {
  const state = stateOf(reward.signal)
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
      decided_at: state === 'held' ? null : reward.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reward_id')
    .executeTakeFirst()
  return inserted === undefined ? null : { state }
}

const stateOf = (signal: NewInviteReward['signal']) =>
  signal === null ? 'paid' : signal === 'device' ? 'refused' : 'held'
