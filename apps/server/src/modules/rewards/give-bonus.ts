import { type Minor, multiplyByRatio } from '@gamehall/money'
import type { Hall } from '../../core/hall.ts'
import type { Trx } from '../../core/transact.ts'
import type { BonusSubtype } from '../../db/tables/activities.ts'
import { moveMoney, openHouseAccounts, PROMOTIONS, requireTurnover } from '../wallet/index.ts'

export interface Bonus {
  readonly playerId: bigint
  readonly orderNo: string
  readonly subType: BonusSubtype
  /** TWD cents. */
  readonly amountMinor: Minor
  /** Turnover requirement, in percent of the amount. */
  readonly washPercent: number
  /** Description in the transaction record, by language. */
  readonly reason: Readonly<Record<string, string>>
}

/** Credits a bonus to the main wallet and adds its turnover requirement, rounded up to the cent. Answers the requirement. Idempotent by order number. */
export async function giveBonus(hall: Hall, trx: Trx, bonus: Bonus): Promise<Minor> {
  const { playerId, orderNo, amountMinor } = bonus
  await openHouseAccounts(trx, [PROMOTIONS])
  const moved = await moveMoney(hall, trx, {
    key: `bonus/${orderNo}`,
    playerId,
    subType: bonus.subType,
    amountMinor,
    counterAccount: PROMOTIONS,
    orderNo,
    details: { reason: bonus.reason },
  })
  if (!moved.ok) throw new Error(`the wallet refused bonus ${orderNo}`)
  const share = { numerator: BigInt(bonus.washPercent), denominator: 100n }
  const turnoverMinor = multiplyByRatio(amountMinor, share, 'ceil')
  await requireTurnover(trx, {
    playerId,
    source: 'bonus',
    orderNo,
    creditedMinor: amountMinor,
    requiredMinor: turnoverMinor,
    title: bonus.reason,
    at: hall.clock.now(),
  })
  return turnoverMinor
}
