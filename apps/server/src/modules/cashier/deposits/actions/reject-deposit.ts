import { formatWire, negate } from '@gamehall/money'
import { sqlRunner } from '@gamehall/postgres'
import { z } from 'zod'
import { refuse, succeed } from '../../../../core/outcome.ts'
import { defineAction } from '../../../../operator/action.ts'
import { oneOperator } from '../../../../operator/four-eyes/rule.ts'
import { hallLedger, openHouseAccounts, SUSPENSE } from '../../../wallet/index.ts'
import { changeOrder, lockOrder } from '../deposit-queries.ts'
import { nextState } from '../deposit-states.ts'
import { REFUNDS_DUE } from '../refunds-due.ts'
import { tellRejected } from '../tell-player.ts'

/**
 * §4 pending review → rejected: moves the money from suspense to refunds due and notifies the player of the reason
 * (`message`, or else the operator's reason). 30404, 10040.
 */
export const rejectDeposit = defineAction({
  name: 'reject-deposit',
  permission: 'deposits.review',
  summary: 'Reject a deposit in review; the player sees the message',
  input: z.object({
    order_no: z.string().min(1).max(40),
    message: z.string().trim().min(1).max(200).optional(),
  }),
  fourEyes: oneOperator('the money goes back to who sent it'),
  subject: ({ order_no }) => `deposit ${order_no}`,
  async run(hall, trx, { order_no: orderNo, message }, _by, reason) {
    const order = await lockOrder(trx, orderNo)
    if (order === undefined) return refuse(30404)
    const state = nextState(order.state, 'rejected')
    if (order.state !== 'reviewing' || state === undefined) return refuse(10040)
    const shown = message ?? reason
    await changeOrder(trx, orderNo, { state, reject_reason: shown })
    await openHouseAccounts(trx, [SUSPENSE, REFUNDS_DUE])
    const posted = await hallLedger.post(sqlRunner(trx), {
      key: `deposit/${orderNo}/refund-due`,
      kind: 'deposit_refund_due',
      at: hall.clock.now(),
      legs: [
        { account: SUSPENSE, amountMinor: negate(order.payment.amountMinor) },
        { account: REFUNDS_DUE, amountMinor: order.payment.amountMinor },
      ],
      metadata: { order_no: orderNo },
    })
    if (!posted.ok) throw new Error(`ledger refused the rejection of ${orderNo}: ${posted.error}`)
    await tellRejected(hall, trx, order, shown)
    return succeed({ order_no: orderNo, refund_due: formatWire(order.payment.amountMinor, 'TWD') })
  },
})
