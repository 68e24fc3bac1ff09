import type { Locale } from '@gamehall/contract/constants'
import type { InviteRewardKind } from '@gamehall/contract/rewards'
import { formatScreen, type Minor } from '@gamehall/money'
import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import { formatWalletOrderNo } from '../../wallet/index.ts'
import { giveBonus } from '../give-bonus.ts'
import { tellReward } from '../tell-reward.ts'
import { insertReward, type NewReward } from './invite-queries.ts'

/** Inserts a reward and pays it unless a self-referral signal holds or refuses it. False when the friend has already earned it. */
export async function giveInviteReward(
  hall: Hall,
  trx: Trx,
  reward: NewReward,
  washPercent: number,
): Promise<boolean> {
  const orderNo = formatWalletOrderNo('I', reward.at, hall.ids)
  const written = await insertReward(trx, reward, orderNo)
  if (written === null) return false
  if (written.state === 'paid')
    await payInviteReward(hall, trx, { ...reward, amountMinor: reward.rewardMinor, orderNo }, washPercent)
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
  hall: Hall,
  trx: Trx,
  { playerId, kind, amountMinor, orderNo }: Payment,
  washPercent: number,
): Promise<void> {
  await giveBonus(hall, trx, {
    playerId,
    orderNo,
    subType: 'bonus_activity',
    amountMinor,
    washPercent,
    reason: REASONS[kind],
  })
  const amount = formatScreen(amountMinor, 'TWD')
  const texts: Readonly<Record<InviteRewardKind, Readonly<Record<Locale, string>>>> = {
    deposit: {
      'zh-TW': `您邀請的好友已完成存款，獎勵 ${amount} 元已入帳`,
      en: `A friend you invited made a deposit. ${amount} TWD is in your wallet`,
    },
    bets: {
      'zh-TW': `好友投注獎勵 ${amount} 元已入帳`,
      en: `Your friends’ bets earned you ${amount} TWD. It’s in your wallet`,
    },
  }
  await tellReward(hall, trx, playerId, {
    about: 'reward',
    title: (locale) => (locale === 'zh-TW' ? `邀請獎勵 ${amount} 元` : `Invite reward: ${amount} TWD`),
    say: (locale) => texts[kind][locale],
    reqId: orderNo,
    keys: ['invites'],
  })
}
