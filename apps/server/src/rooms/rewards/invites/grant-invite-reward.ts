import type { Locale } from '@gamehall/contract/constants'
import type { InviteRewardKind } from '@gamehall/contract/rewards'
import { formatDisplayAmount, type Minor } from '@gamehall/money'
import { formatWalletOrderNo } from '../../wallet/index.ts'
import { creditBonus } from '../bonus/credit-bonus.ts'
import { notifyReward } from '../notifications/notify-reward.ts'
import type { RewardsContext, RewardsTrx } from '../tables.ts'
import { insertInviteReward, type NewInviteReward } from './invite-queries.ts'

/**
 * Inserts a reward and pays it, unless it waits for the friend's verification or a self-referral signal holds or refuses it. False
 * when the friend has already earned it. The caller holds `lockInviteRewards`.
 */
export async function grantInviteReward(
  ctx: RewardsContext,
  trx: RewardsTrx,
  reward: NewInviteReward,
  turnoverPercent: number,
): Promise<boolean> {
  const orderNo = formatWalletOrderNo('I', reward.at, ctx.ids)
  const written = await insertInviteReward(trx, reward, orderNo)
  if (written === null) return false
  if (written.state === 'paid')
    await payInviteReward(ctx, trx, { ...reward, amountMinor: reward.rewardMinor, orderNo }, turnoverPercent)
  return true
}

const REASONS: Readonly<Record<InviteRewardKind, Readonly<Record<Locale, string>>>> = {
  deposit: { 'zh-TW': '邀請好友獎勵', en: 'Reward for inviting a friend' },
  bets: { 'zh-TW': '好友投注獎勵', en: 'Reward for friends’ bets' },
}

interface Payment {
  readonly playerId: bigint
  readonly kind: InviteRewardKind
  readonly amountMinor: Minor
  readonly orderNo: string
}

/** Credits a reward to the inviter's main wallet with its turnover requirement, and notifies them. */
export async function payInviteReward(
  ctx: RewardsContext,
  trx: RewardsTrx,
  payment: Payment,
  turnoverPercent: number,
): Promise<void> {
  await creditInviteReward(ctx, trx, payment, turnoverPercent)
  await notifyInviteReward(ctx, trx, payment)
}

/** Credits a reward to the inviter's main wallet with its turnover requirement. */
export async function creditInviteReward(
  ctx: RewardsContext,
  trx: RewardsTrx,
  { playerId, kind, amountMinor, orderNo }: Payment,
  turnoverPercent: number,
): Promise<void> {
  await creditBonus(ctx, trx, {
    playerId,
    orderNo,
    subType: 'bonus_activity',
    amountMinor,
    turnoverPercent,
    reason: REASONS[kind],
  })
}

/** Of rewards that waited until the friend was verified: `verified`. */
interface PaymentNews extends Omit<Payment, 'kind'> {
  readonly kind: InviteRewardKind | 'verified'
}

/** Notifies the inviter of what was credited. */
export async function notifyInviteReward(
  ctx: RewardsContext,
  trx: RewardsTrx,
  { playerId, kind, amountMinor, orderNo }: PaymentNews,
): Promise<void> {
  const amount = formatDisplayAmount(amountMinor, 'TWD')
  const texts: Readonly<Record<PaymentNews['kind'], Readonly<Record<Locale, string>>>> = {
    deposit: {
      'zh-TW': `您邀請的好友已完成存款，獎勵 ${amount} 元已入帳`,
      en: `A friend you invited made a deposit. ${amount} TWD is in your wallet`,
    },
    bets: {
      'zh-TW': `好友投注獎勵 ${amount} 元已入帳`,
      en: `Your friends’ bets earned you ${amount} TWD. It’s in your wallet`,
    },
    verified: {
      'zh-TW': `您邀請的好友已完成實名認證，獎勵 ${amount} 元已入帳`,
      en: `A friend you invited verified their identity. ${amount} TWD is in your wallet`,
    },
  }
  await notifyReward(ctx, trx, playerId, {
    about: 'reward',
    title: (locale) => (locale === 'zh-TW' ? `邀請獎勵 ${amount} 元` : `Invite reward: ${amount} TWD`),
    body: (locale) => texts[kind][locale],
    reqId: orderNo,
    keys: ['invites'],
  })
}
