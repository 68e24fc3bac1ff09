import type { Hall } from '../../../core/hall.ts'
import { applyPayment } from './apply-payment.ts'

/** What the gateway knows of an order; money it reports is recorded before this answers. `unknown`: it did not say. */
export async function askGateway(hall: Hall, orderNo: string): Promise<'paid' | 'unpaid' | 'unknown'> {
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
