import { VIP_HOLD_DAYS } from '@gamehall/contract/constants'
import type { getVipInfo as call } from '@gamehall/contract/rewards'
import { formatWire } from '@gamehall/money'
import { localized } from '../../../core/localized.ts'
import { succeed } from '../../../core/outcome.ts'
import type { UseCase } from '../../../http/route.ts'
import { formatRate, readRates, readTiers } from './vip-queries.ts'
import { limitsOf, readWithdrawalLimits } from './withdrawal-limits.ts'

/** §2 /vip_detail, §7 GET /vip/vipInfo: each level's requirements, rebate rates and withdrawal limits. */
export const getVipInfo: UseCase<typeof call> = async (hall, _request, { locale }) => {
  const [tiers, rates, limits] = await Promise.all([
    readTiers(hall.db),
    readRates(hall.db),
    readWithdrawalLimits(hall.db),
  ])
  return succeed({
    hold_days: VIP_HOLD_DAYS,
    levels: tiers.map((tier) => ({
      level: tier.level,
      name: localized(tier.name, locale),
      deposit: formatWire(tier.depositMinor, 'TWD'),
      valid_bet: formatWire(tier.validBetMinor, 'TWD'),
      hold_valid_bet: formatWire(tier.holdMinor, 'TWD'),
      rates: ratesOf(rates, tier.level),
      withdrawals: limitsOf(limits, tier.level, locale),
    })),
  })
}

/** The rebate rates of one level, in wire format. */
export const ratesOf = (rates: Awaited<ReturnType<typeof readRates>>, level: number) =>
  rates
    .filter((rate) => rate.level === level)
    .map(({ category, basisPoints }) => ({ category, rate: formatRate(basisPoints) }))
