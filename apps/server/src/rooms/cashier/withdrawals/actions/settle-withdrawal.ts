import { operatorCalls } from '@gamehall/contract/operator'
import { refuse, succeed } from '../../../../platform/context/outcome.ts'
import { implementAction } from '../../../../platform/operator/action.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'
import { applyWithdrawalEvent } from '../apply-withdrawal-event.ts'
import { lockOrder } from '../withdrawal-queries.ts'
import { orderSubject, stakeOf } from './order-target.ts'

const EVENTS = { arrived: 'succeeded', failed: 'refused', returned: 'returned' } as const

/**
 * Settles a stuck payout manually, according to the statement of its payout rail: `arrived`, `failed` (never sent) or
 * `returned`. 30404, 10040 when it is not stuck.
 */
export const settleWithdrawal = implementAction(operatorCalls.settleWithdrawal, {
  subject: orderSubject,
  stake: (_ctx, trx: CashierTrx, { order_no }) => stakeOf(trx, order_no),
  async run(ctx: CashierContext, trx: CashierTrx, { order_no, outcome }) {
    const order = await lockOrder(trx, order_no)
    if (order === undefined) return refuse(30404)
    if (order.stuckAt === null) return refuse(10040)
    const settled = await applyWithdrawalEvent(
      ctx,
      trx,
      order,
      EVENTS[outcome],
      outcome === 'arrived' ? {} : { failure: outcome === 'failed' ? 'refused' : 'returned' },
    )
    return settled === undefined ? refuse(10040) : succeed({ order_no, state: settled.state })
  },
})
