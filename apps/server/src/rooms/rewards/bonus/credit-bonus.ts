import { type Minor, multiplyByRatio } from '@gamehall/money'
import { moveMoney, openSystemAccounts, PROMOTIONS_ACCOUNT, requireTurnover } from '../../wallet/index.ts'
import type { BonusSubtype } from '../activities/tables.ts'
import type { RewardsContext, RewardsTrx } from '../tables.ts'

export interface Bonus {
  readonly playerId: bigint
  readonly orderNo: string
  readonly subType: BonusSubtype
  /** TWD cents. */
  readonly amountMinor: Minor
  /** Turnover requirement, in percent of the amount. */
  readonly turnoverPercent: number
  /** Description in the transaction record, by language. */
  readonly reason: Readonly<Record<string, string>>
}

/** Credits a bonus to the main wallet and adds its turnover requirement, rounded up to the cent. Answers the requirement. Idempotent by order number. */
export async function creditBonus(ctx: RewardsContext, trx: RewardsTrx, bonus: Bonus): Promise<Minor> {
  const { playerId, orderNo, amountMinor } = bonus
  await openSystemAccounts(trx, [PROMOTIONS_ACCOUNT])
  const moved = await moveMoney(ctx, trx, {
    key: `bonus/${orderNo}`,
    playerId,
    subType: bonus.subType,
    amountMinor,
    counterAccount: PROMOTIONS_ACCOUNT,
    orderNo,
    details: { reason: bonus.reason },
  })
  if (!moved.ok) throw new Error(`the wallet refused bonus ${orderNo}`)
  const share = { numerator: BigInt(bonus.turnoverPercent), denominator: 100n }
  const turnoverMinor = multiplyByRatio(amountMinor, share, 'ceil')
  await requireTurnover(trx, {
    playerId,
    source: 'bonus',
    orderNo,
    creditedMinor: amountMinor,
    requiredMinor: turnoverMinor,
    title: bonus.reason,
    at: ctx.clock.now(),
  })
  return turnoverMinor
}
