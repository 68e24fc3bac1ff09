import { type Minor, multiplyByRatio, subtract, ZERO } from '@gamehall/money'
import type { DepositOrder } from './deposit-order.ts'

/** The amount credited to the wallet: the received amount minus the fee. */
export const creditedAmount = (order: Pick<DepositOrder, 'feeMinor'>, arrived: Minor): Minor =>
  subtract(arrived, order.feeMinor)

/** The turnover requirement of a credited amount, in TWD cents, rounded up. */
export function requiredTurnover(order: Pick<DepositOrder, 'turnoverPercent'>, credited: Minor): Minor {
  const ratio = { numerator: BigInt(order.turnoverPercent), denominator: 100n }
  return credited > ZERO ? multiplyByRatio(credited, ratio, 'ceil') : ZERO
}
