import { operatorCalls } from '@gamehall/contract/operator'
import { formatWireAmount, minor } from '@gamehall/money'
import { sql } from 'kysely'
import { succeed } from '../../../../platform/context/outcome.ts'
import { implementRead } from '../../../../platform/operator/action.ts'
import type { CashierTrx } from '../../tables.ts'

const AT_ONCE = 200

/** Lists payments that need manual review, oldest first: orders in review, undecided extra payments, and refunds due. */
export const listDepositsInReview = implementRead(operatorCalls.listDepositsInReview, {
  async run(_ctx, trx: CashierTrx) {
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
    const due = await findRefundsDue(trx)
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
      refunds_due: due.map(({ player_id, paid_minor, paid_at, ...refund }) => ({
        ...refund,
        player_id: player_id.toString(),
        amount: formatWireAmount(minor(paid_minor), 'TWD'),
        paid_at: paid_at.toISOString(),
      })),
    })
  },
})

interface RefundDue {
  readonly order_no: string
  readonly trade_no: string
  readonly player_id: bigint
  readonly method: 'atm' | 'cvs' | 'usdt'
  readonly paid_minor: bigint
  readonly paid_at: Date
}

/** Payments that are to be sent back, oldest first. */
async function findRefundsDue(trx: CashierTrx): Promise<readonly RefundDue[]> {
  const { rows } = await sql<RefundDue>`
    select order_no, trade_no, player_id, method, paid_minor, paid_at from deposit_orders where state = 'rejected'
    union all
    select extra.order_no, extra.trade_no, orders.player_id, orders.method, extra.paid_minor, extra.paid_at
      from deposit_extra_payments extra join deposit_orders orders using (order_no)
      where extra.decision = 'refund_due'
        and not exists (select from deposit_refunds refund
          where refund.order_no = extra.order_no and refund.trade_no = extra.trade_no)
    order by paid_at, order_no, trade_no limit ${AT_ONCE}`.execute(trx)
  return rows
}
