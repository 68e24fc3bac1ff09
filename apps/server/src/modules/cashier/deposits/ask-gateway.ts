import type { Hall } from '../../../core/hall.ts'
import { lookAtAddress } from '../chain/look-at-address.ts'
import { applyPayment } from './apply-payment.ts'
import type { DepositOrder } from './deposit-order.ts'
import { findOrder } from './deposit-queries.ts'

/** Inquires about an order's payment at the gateway, or on the chain, and applies a reported payment. `unknown`: no answer. */
export async function askGateway(
  hall: Hall,
  { orderNo, method, playerId }: Pick<DepositOrder, 'orderNo' | 'method' | 'playerId'>,
): Promise<'paid' | 'unpaid' | 'unknown'> {
  if (method === 'usdt') return inquireChain(hall, orderNo, playerId)
  const answer = await hall.providers.payments.queryOrder(orderNo)
  switch (answer.kind) {
    case 'paid':
      await applyPayment(hall, orderNo, answer.payment)
      return 'paid'
    case 'waiting':
    case 'not_found':
      return 'unpaid'
    case 'unknown':
      return 'unknown'
  }
}

async function inquireChain(
  hall: Hall,
  orderNo: string,
  playerId: bigint,
): Promise<'paid' | 'unpaid' | 'unknown'> {
  const isAnswered = await lookAtAddress(hall, playerId)
  const order = await findOrder(hall.db, orderNo)
  if (order?.state === 'paid') return 'paid'
  return isAnswered ? 'unpaid' : 'unknown'
}
