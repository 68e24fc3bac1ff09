import { type Minor, minor } from '@gamehall/money'
import type { FourEyesStake } from '../../../../platform/operator/four-eyes/four-eyes-stake.ts'
import { convertAmount, readExchangeRate } from '../../../wallet/index.ts'
import type { CashierTrx } from '../../tables.ts'
import { findOrder } from '../withdrawal-queries.ts'

export const orderSubject = ({ order_no }: { readonly order_no: string }): string => `withdrawal ${order_no}`

/** The TWD value of an order and the limit above which its channel needs two operators. Null for an unknown order. */
export async function stakeOf(trx: CashierTrx, orderNo: string): Promise<FourEyesStake | null> {
  const order = await findOrder(trx, orderNo)
  if (order === undefined) return null
  const channel = await trx
    .selectFrom('withdrawal_channels')
    .select('second_operator_minor')
    .where('channel_id', '=', order.channelId)
    .executeTakeFirstOrThrow()
  const { sellE4 } = await readExchangeRate(trx)
  const worth = (amount: Minor) => convertAmount(amount, order.currency, 'TWD', sellE4, 'ceil')
  return {
    playerId: order.playerId,
    worthMinor: worth(order.amountMinor),
    limitMinor: worth(minor(channel.second_operator_minor)),
  }
}
