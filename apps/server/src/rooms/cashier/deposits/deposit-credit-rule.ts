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

type OrderAmounts = Pick<DepositOrder, 'amountMinor' | 'feeMinor' | 'turnoverPercent'> & {
  readonly payment?: { readonly amountMinor: Minor } | null
}

/** The turnover requirement of an order in TWD cents: of its payment, or of the ordered amount while none has arrived. */
export const turnoverOfOrder = (order: OrderAmounts): Minor =>
  requiredTurnover(order, creditedAmount(order, order.payment?.amountMinor ?? order.amountMinor))
