import { pollDepositAddress } from '../../chain-deposits/poll-deposit-address.ts'
import type { CashierContext } from '../../tables.ts'
import type { DepositOrder } from '../deposit-order.ts'
import { findOrder } from '../deposit-queries.ts'
import { applyPayment } from './apply-payment.ts'

/** Inquires about an order's payment at the gateway, or on the chain, and applies a reported payment. `unknown`: no answer. */
export async function inquirePayment(
  ctx: CashierContext,
  { orderNo, method, playerId, gateway }: Pick<DepositOrder, 'orderNo' | 'method' | 'playerId' | 'gateway'>,
): Promise<'paid' | 'unpaid' | 'unknown'> {
  if (method === 'usdt') return inquireChain(ctx, orderNo, playerId)
  const answer = await ctx.providers.payments.get(gateway).queryOrder(orderNo)
  switch (answer.kind) {
    case 'paid':
      await applyPayment(ctx, orderNo, answer.payment)
      return 'paid'
    case 'waiting':
    case 'not_found':
      return 'unpaid'
    case 'unknown':
      return 'unknown'
  }
}

async function inquireChain(
  ctx: CashierContext,
  orderNo: string,
  playerId: bigint,
): Promise<'paid' | 'unpaid' | 'unknown'> {
  const isAnswered = await pollDepositAddress(ctx, playerId)
  const order = await findOrder(ctx.db, orderNo)
  if (order?.state === 'paid') return 'paid'
  return isAnswered ? 'unpaid' : 'unknown'
}
