import { VIP_HOLD_DAYS } from '@gamehall/contract/constants'
import type { getVipInfo as call } from '@gamehall/contract/rewards'
import { formatPercent, formatWireAmount } from '@gamehall/money'
import { succeed } from '../../../platform/context/outcome.ts'
import type { UseCase } from '../../../platform/http/route.ts'
import { localizeText } from '../../../platform/text/localize-text.ts'
import { readWithdrawalLimits, viewLevelLimits } from '../../cashier/index.ts'
import type { RewardsContext } from '../tables.ts'
import { readVipRates, readVipTiers } from './vip-queries.ts'

/** §2 /vip_detail, §7 GET /vip/vipInfo: each level's requirements, rebate rates and withdrawal limits. */
export const getVipInfo: UseCase<typeof call, RewardsContext> = async (ctx, _request, { locale }) => {
  const [tiers, rates, limits] = await Promise.all([
    readVipTiers(ctx.db),
    readVipRates(ctx.db),
    readWithdrawalLimits(ctx.db),
  ])
  return succeed({
    hold_days: VIP_HOLD_DAYS,
    levels: tiers.map((tier) => ({
      level: tier.level,
      name: localizeText(tier.name, locale),
      deposit: formatWireAmount(tier.depositMinor, 'TWD'),
      valid_bet: formatWireAmount(tier.validBetMinor, 'TWD'),
      hold_valid_bet: formatWireAmount(tier.holdMinor, 'TWD'),
      rates: viewLevelRates(rates, tier.level),
      withdrawals: viewLevelLimits(limits, tier.level, locale),
    })),
  })
}

/** The rebate rates of one level, in wire format. */
export const viewLevelRates = (rates: Awaited<ReturnType<typeof readVipRates>>, level: number) =>
  rates
    .filter((rate) => rate.level === level)
    .map(({ category, basisPoints }) => ({ category, rate: formatPercent(basisPoints) }))
