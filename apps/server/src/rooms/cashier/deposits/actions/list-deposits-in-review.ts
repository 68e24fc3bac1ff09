import { operatorCalls } from '@gamehall/contract/operator'
import { formatWireAmount, minor } from '@gamehall/money'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementRead } from '../../../../platform/operator/action.ts'

const AT_ONCE = 200

/** Lists payments that need manual review, oldest first: orders in review and undecided extra payments. */
export const listDepositsInReview = implementRead(operatorCalls.listDepositsInReview, {
  async run(_ctx, trx) {
    const orders = await trx
      .selectFrom('deposit_orders')
      .selectAll()
      .where('state', '=', 'reviewing')
      .orderBy('created_at')
      .limit(AT_ONCE)
      .execute()
    const extras = await trx
      .selectFrom('deposit_extra_payments')
      .innerJoin('deposit_orders', 'deposit_orders.order_no', 'deposit_extra_payments.order_no')
      .select([
        'deposit_extra_payments.order_no',
        'deposit_extra_payments.trade_no',
        'deposit_extra_payments.paid_minor',
        'deposit_extra_payments.paid_at',
        'deposit_orders.player_id',
      ])
      .where('decision', 'is', null)
      .orderBy('seen_at')
      .limit(AT_ONCE)
      .execute()
    return succeed({
      list: orders.map((order) => ({
        order_no: order.order_no,
        player_id: order.player_id.toString(),
        method: order.method,
        amount: formatWireAmount(minor(order.amount_minor), 'TWD'),
        arrived: order.paid_minor === null ? null : formatWireAmount(minor(order.paid_minor), 'TWD'),
        reason: order.review_reason,
        paid_at: order.paid_at?.toISOString() ?? null,
      })),
      extra_payments: extras.map((extra) => ({
        order_no: extra.order_no,
        trade_no: extra.trade_no,
        player_id: extra.player_id.toString(),
        arrived: formatWireAmount(minor(extra.paid_minor), 'TWD'),
        paid_at: extra.paid_at.toISOString(),
      })),
    })
  },
})
