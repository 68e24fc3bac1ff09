import { operatorCalls } from '@gamehall/contract/operator'
import { formatWireAmount } from '@gamehall/money'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementRead } from '../../../../platform/operator/action.ts'
import type { CashierTrx } from '../../tables.ts'
import { toWithdrawalOrder } from '../withdrawal-order.ts'

const AT_ONCE = 200

/** Lists what needs an operator, oldest first: orders in review and stuck payouts. */
export const listWithdrawalsWaiting = implementRead(operatorCalls.listWithdrawalsWaiting, {
  async run(_ctx, trx: CashierTrx) {
    const rows = await trx
      .selectFrom('withdrawal_orders')
      .selectAll()
      .where((row) => row.or([row('state', '=', 'pending'), row('stuck_at', 'is not', null)]))
      .orderBy('created_at')
      .limit(AT_ONCE)
      .execute()
    return succeed({
      list: rows.map(toWithdrawalOrder).map((order) => ({
        order_no: order.orderNo,
        player_id: order.playerId.toString(),
        state: order.state,
        channel_id: order.channelId,
        amount: formatWireAmount(order.amountMinor, order.currency),
        fee: formatWireAmount(order.feeMinor, order.currency),
        currency: order.currency,
        destination: order.destination,
        flags: [...order.flags],
        last_answer: order.lastAnswer,
        stuck_at: order.stuckAt?.toISOString() ?? null,
        created_at: order.createdAt.toISOString(),
      })),
    })
  },
})
