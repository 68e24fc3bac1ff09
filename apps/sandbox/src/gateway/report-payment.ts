import { takeFault } from '../faults/fault-store.ts'
import type { SandboxContext } from '../sandbox-context.ts'
import { signFields } from './check-mac-value.ts'
import type { GatewayOrder } from './gateway-orders.ts'
import { formatTaipeiTime } from './taipei-time.ts'

const ANSWER_WITHIN_MS = 10_000
const MOST_NOTICES = 4
const AGAIN_AFTER_MS = 10 * 60_000

/**
 * Reports a payment to the server. Without the response `1|OK` it is reported again later, at most four times. Returns the
 * server's response, or the name of the error.
 */
export async function reportPayment(context: SandboxContext, order: GatewayOrder): Promise<string> {
  const fault = await takeFault(context.db, 'gateway')
  const isLost = fault === 'timeout' || fault === 'fail'
  const heard = isLost ? 'lost on purpose' : await postNotice(context, order)
  if (fault === 'answer_twice') await postNotice(context, order)
  const isAnswered = heard === '1|OK'
  const count = order.notice_count + 1
  const isOver = isAnswered || count >= MOST_NOTICES
  await context.db
    .updateTable('sandbox.gateway_orders')
    .set({
      notice_count: count,
      next_notice_at: isOver ? null : new Date(context.clock.now().getTime() + AGAIN_AFTER_MS),
    })
    .where('order_no', '=', order.order_no)
    .execute()
  return heard
}

/** Job: repeats reports without a confirmation. */
export async function retryPaymentReports(context: SandboxContext, now: Date): Promise<void> {
  const due = await context.db
    .selectFrom('sandbox.gateway_orders')
    .selectAll()
    .where('next_notice_at', '<=', now)
    .execute()
  for (const order of due) await reportPayment(context, order)
}

async function postNotice({ gateway }: SandboxContext, order: GatewayOrder): Promise<string> {
  const fields = signFields(
    {
      MerchantID: gateway.merchantId,
      MerchantTradeNo: order.order_no,
      RtnCode: '1',
      RtnMsg: 'paid',
      TradeNo: order.trade_no,
      TradeAmt: String(order.paid_amount ?? order.amount),
      PaymentDate: formatTaipeiTime(order.paid_at ?? order.created_at),
      PaymentType: order.store === null ? 'ATM' : `CVS_${order.store}`,
      TradeDate: order.trade_date,
      SimulatePaid: '0',
    },
    gateway,
  )
  try {
    const response = await fetch(order.return_url, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      redirect: 'error',
    })
    return (await response.text()).slice(0, 100)
  } catch (error) {
    return error instanceof Error ? error.name : 'no answer'
  }
}
