import { add, type Minor, minor, multiplyByRatio, subtract, sum, ZERO } from '@gamehall/money'
import { type Kysely, sql } from 'kysely'
import type { AppContext } from '../../../platform/context/app-context.ts'
import { acquireAdvisoryLock } from '../../../platform/database/acquire-advisory-lock.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Trx } from '../../../platform/database/transact.ts'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { taiwanDayStart } from '../../../platform/time/taiwan-time.ts'
import { selectEligibleFriends } from './eligible-friends.ts'
import { findSelfReferralSignal } from './find-self-referral-signal.ts'
import { grantInviteReward } from './grant-invite-reward.ts'
import { type InviteRules, readInviteRules } from './invite-queries.ts'

/**
 * Rewards inviters for their friends' bets on one Taiwan day (`yyyy-MM-dd`): a share of the valid bets, rounded down to the
 * cent, up to a daily maximum per inviter. Idempotent per day. Answers the number of rewards inserted.
 */
export async function settleInviteBets(ctx: AppContext, day: string, now: Date): Promise<number> {
  const rules = await readInviteRules(ctx.db)
  if (!rules.is_open || rules.bet_rate_e4 === 0) return 0
  const friends = await readBettingFriends(ctx.db, rules, day)
  let written = 0
  for (const [inviterId, theirs] of Map.groupBy(friends, ({ inviter_id }) => inviter_id))
    written += await ctx.db
      .transaction()
      .execute((trx) => rewardInviter(ctx, trx, { inviterId, theirs, rules, day, now }))
  return written
}

interface BettingFriend {
  readonly inviter_id: bigint
  readonly friend_id: bigint
  readonly parent_ids: bigint[]
  readonly valid_bet_minor: bigint
}

function readBettingFriends(db: Kysely<Database>, rules: InviteRules, day: string): Promise<BettingFriend[]> {
  const from = taiwanDayStart(day)
  return selectEligibleFriends(db, rules, from)
    .innerJoin('bets', 'bets.player_id', 'friend.player_id')
    .where('bets.status', '=', 'settled')
    .where('bets.settled_at', '>=', from)
    .where('bets.settled_at', '<', new Date(from.getTime() + DAY_MS))
    .groupBy(['inviter.player_id', 'friend.player_id', 'friend.parent_ids'])
    .select(['inviter.player_id as inviter_id', 'friend.player_id as friend_id', 'friend.parent_ids'])
    .select(sql<bigint>`sum(bets.valid_bet_minor)::bigint`.as('valid_bet_minor'))
    .orderBy('friend.player_id')
    .execute()
}

interface InviterDay {
  readonly inviterId: bigint
  readonly theirs: readonly BettingFriend[]
  readonly rules: InviteRules
  readonly day: string
  readonly now: Date
}

async function rewardInviter(ctx: AppContext, trx: Trx, { inviterId, theirs, rules, day, now }: InviterDay) {
  // Serializes concurrent runs, so that together they stay within the daily maximum.
  await acquireAdvisoryLock(trx, `invite-bets/${inviterId}`)
  const before = await trx
    .selectFrom('invite_rewards')
    .select('reward_minor')
    .where('player_id', '=', inviterId)
    .where('kind', '=', 'bets')
    .where('day', '=', day)
    .where('state', '<>', 'refused')
    .execute()
  let given = sum(before.map(({ reward_minor }) => minor(reward_minor)))
  let written = 0
  for (const { friend_id, parent_ids, valid_bet_minor } of theirs) {
    const signal = await findSelfReferralSignal(trx, { friendId: friend_id, ancestors: parent_ids }, now)
    const left = subtract(minor(rules.bet_daily_max_minor), given)
    const rewardMinor = shareOf(minor(valid_bet_minor), rules.bet_rate_e4, left)
    if (rewardMinor <= ZERO) continue
    const reward = { playerId: inviterId, friendId: friend_id, kind: 'bets', day, signal, at: now } as const
    const isNew = await grantInviteReward(
      ctx,
      trx,
      { ...reward, basisMinor: minor(valid_bet_minor), rewardMinor },
      rules.wash_percent,
    )
    if (!isNew) continue
    written += 1
    if (signal !== 'device') given = add(given, rewardMinor)
  }
  return written
}

function shareOf(validBets: Minor, rateE4: number, most: Minor): Minor {
  const share = multiplyByRatio(validBets, { numerator: BigInt(rateE4), denominator: 10_000n }, 'floor')
  if (share > most) return most
  return share
}
