import { add, type Minor, minor, multiplyByRatio, subtract, sum, ZERO } from '@gamehall/money'
import { DAY_MS } from '../../../platform/time/durations.ts'
import { taiwanDayStart } from '../../../platform/time/taiwan-time.ts'
import type { Invite } from '../../account/index.ts'
import { sumEveryonesValidBets } from '../../games/index.ts'
import { listVerifiedPlayers } from '../../identity/index.ts'
import type { RewardsContext, RewardsDb, RewardsTrx } from '../tables.ts'
import { listEligibleFriends } from './eligible-friends.ts'
import { findSelfReferralSignal } from './find-self-referral-signal.ts'
import { grantInviteReward } from './grant-invite-reward.ts'
import { type InviteRules, lockInviteRewards, readInviteRules } from './invite-queries.ts'

/**
 * Rewards inviters for their friends' bets on one Taiwan day (`yyyy-MM-dd`): a share of the valid bets, rounded down to the
 * cent, up to a daily maximum per inviter. Idempotent per day. Answers the number of rewards inserted.
 */
export async function settleInviteBets(ctx: RewardsContext, day: string, now: Date): Promise<number> {
  const rules = await readInviteRules(ctx.db)
  if (!rules.is_open || rules.bet_rate_e4 === 0) return 0
  const friends = await readBettingFriends(ctx.db, rules, day)
  let written = 0
  for (const [inviterId, theirs] of Map.groupBy(friends, ({ inviterId }) => inviterId))
    written += await ctx.db
      .transaction()
      .execute((trx) => rewardInviter(ctx, trx, { inviterId, theirs, rules, day, now }))
  return written
}

interface BettingFriend extends Invite {
  readonly validBetMinor: Minor
}

async function readBettingFriends(db: RewardsDb, rules: InviteRules, day: string): Promise<BettingFriend[]> {
  const from = taiwanDayStart(day)
  const bets = await sumEveryonesValidBets(db, { from, to: new Date(from.getTime() + DAY_MS) })
  const friends = await listEligibleFriends(db, rules, [...bets.keys()], from)
  return friends.map((friend) => ({ ...friend, validBetMinor: bets.get(friend.friendId) ?? ZERO }))
}

interface InviterDay {
  readonly inviterId: bigint
  readonly theirs: readonly BettingFriend[]
  readonly rules: InviteRules
  readonly day: string
  readonly now: Date
}

async function rewardInviter(
  ctx: RewardsContext,
  trx: RewardsTrx,
  { inviterId, theirs, rules, day, now }: InviterDay,
) {
  // Concurrent runs stay within the daily maximum together.
  await lockInviteRewards(trx, inviterId)
  const friendIds = theirs.map(({ friendId }) => friendId)
  const verified = await listVerifiedPlayers(trx, friendIds)
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
  // The daily maximum goes to verified friends first.
  const byVerified = Map.groupBy(theirs, ({ friendId }) => verified.has(friendId))
  for (const { friendId, ancestors, validBetMinor } of [
    ...(byVerified.get(true) ?? []),
    ...(byVerified.get(false) ?? []),
  ]) {
    const signal = await findSelfReferralSignal(trx, { friendId, ancestors }, now)
    const left = subtract(minor(rules.bet_daily_max_minor), given)
    const rewardMinor = shareOf(validBetMinor, rules.bet_rate_e4, left)
    if (rewardMinor <= ZERO) continue
    const isFriendVerified = verified.has(friendId)
    const reward = {
      playerId: inviterId,
      friendId,
      kind: 'bets',
      day,
      signal,
      isFriendVerified,
      at: now,
    } as const
    const isNew = await grantInviteReward(
      ctx,
      trx,
      { ...reward, basisMinor: validBetMinor, rewardMinor },
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
