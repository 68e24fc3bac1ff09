import { z } from 'zod'
import type { Trx } from '../../../../core/transact.ts'
import type { WithdrawalOrder } from '../withdrawal-order.ts'
import { findOrder } from '../withdrawal-queries.ts'

/** The order an operator's action concerns. */
export const orderTarget = z.object({ order_no: z.string().regex(/^W\d{14}$/) })

export const orderSubject = ({ order_no }: { readonly order_no: string }): string => `withdrawal ${order_no}`

/** Whether this order is large enough to take two operators. An order that is not there takes none. */
export async function isLarge(trx: Trx, orderNo: string): Promise<boolean> {
  const order = await findOrder(trx, orderNo)
  return order !== undefined && order.amountMinor >= (await secondOperatorFrom(trx, order))
}

async function secondOperatorFrom(trx: Trx, { channelId }: WithdrawalOrder): Promise<bigint> {
  const channel = await trx
    .selectFrom('withdrawal_channels')
    .select('second_operator_minor')
    .where('channel_id', '=', channelId)
    .executeTakeFirstOrThrow()
  return channel.second_operator_minor
}
