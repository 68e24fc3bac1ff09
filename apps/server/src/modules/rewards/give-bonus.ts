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
  /** How much of it is to be bet before it can be withdrawn. */
  readonly washPercent: number
  /** What the player's record says it is for, in each language. */
  readonly reason: Readonly<Record<string, string>>
}

/** Gives a bonus into the main wallet, with the turnover it asks for (rounded up to the cent), which it answers. Its order number keeps it single. */
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
  const washMinor = multiplyByRatio(amountMinor, share, 'ceil')
  await requireTurnover(trx, {
    playerId,
    source: 'bonus',
    orderNo,
    creditedMinor: amountMinor,
    requiredMinor: washMinor,
    title: bonus.reason,
    at: hall.clock.now(),
  })
  return washMinor
}
