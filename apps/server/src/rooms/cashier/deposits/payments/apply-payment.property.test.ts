import { pgRunner } from '@gamehall/ledger'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { performAction } from '../../../../platform/operator/perform-action.ts'
import { DAY_MS } from '../../../../platform/time/durations.ts'
import { appLedger } from '../../../wallet/index.ts'
import { cashierRoom } from '../../room.ts'
import { cancelDeposit } from '../cancel-deposit.ts'
import { confirmDeposit } from '../confirm-deposit.ts'
import { getDeposit } from '../get-deposit.ts'
import { expireDeposit } from '../jobs/expire-deposit.ts'
import { pollDeposit } from '../jobs/poll-deposit.ts'
import {
  createDepositFixture,
  type DepositFixture,
  dollars,
  signedGatewayNotice,
} from '../testing/deposit-fixture.ts'
import { handleGatewayNotice } from './gateway-callback.ts'

let fixture: DepositFixture
beforeAll(async () => {
  fixture = await createDepositFixture()
})
afterAll(() => fixture.ctx.close())

const STEPS = [
  'pay',
  'pay_other',
  'notice',
  'forged_notice',
  'poll',
  'confirm',
  'cancel',
  'expire',
  'day_passes',
  'gateway_silent',
  'approve',
  'reject',
] as const
const reviewer = { name: 'lin', permissions: ['deposits.review'] }

test('any sequence of events credits an order at most once, only for a correct payment or by approval', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...STEPS), { minLength: 4, maxLength: 14 }), async (steps) => {
      const { ctx, clock, gateway } = fixture
      const caller = await fixture.newPlayer()
      const order_no = await fixture.open(caller)
      const expiresAt = clock.now().getTime() + DAY_MS
      const atGateway = () => gateway.orders.get(order_no)?.payment ?? null
      let isPaidInTime = false
      let isReported = false
      let wasCancelledUnpaid = false
      let isApproved = false

      for (const step of steps) {
        const act = (action: string) =>
          performAction(ctx, cashierRoom.actions, reviewer, { action, input: { order_no }, reason: 'test' })
        const payment = atGateway()
        const before = await getDeposit(ctx, { order_no }, caller)
        const status = before.ok ? before.data.status : 0
        switch (step) {
          case 'pay':
          case 'pay_other':
            gateway.pay(order_no, step === 'pay' ? undefined : dollars(999))
            isPaidInTime ||= clock.now().getTime() <= expiresAt
            break
          case 'notice':
          case 'forged_notice': {
            if (payment === null) break
            const keys = { hashKey: 'wrong', hashIv: 'wrong' }
            await handleGatewayNotice(
              ctx,
              signedGatewayNotice(order_no, payment, {}, ...(step === 'notice' ? [] : [keys])),
            )
            isReported ||= step === 'notice'
            break
          }
          case 'poll':
            await pollDeposit.run(ctx, { order_no, attempt: 0 }, clock.now())
            break
          case 'confirm':
            await confirmDeposit(ctx, { order_no }, caller)
            break
          case 'cancel':
            await cancelDeposit(ctx, { order_no }, caller)
            break
          case 'expire':
            if (clock.now().getTime() >= expiresAt) {
              await expireDeposit.run(ctx, { order_no, attempt: 10 }, clock.now())
            }
            break
          case 'day_passes':
            clock.advance(DAY_MS)
            break
          case 'gateway_silent':
            gateway.faults.push('unknown')
            break
          case 'approve':
            isApproved = (await act('approve-deposit')).ok || isApproved
            break
          case 'reject':
            await act('reject-deposit')
        }
        const after = await getDeposit(ctx, { order_no }, caller)
        if (after.ok && after.data.status === 4 && status !== 4) wasCancelledUnpaid = true
      }
      gateway.faults.length = 0

      const payment = atGateway()
      const isRight = payment !== null && payment.amountMinor === dollars(1000)
      const isDue = isRight && isPaidInTime && !wasCancelledUnpaid
      const order = await getDeposit(ctx, { order_no }, caller)
      if (!order.ok) throw new Error('the order is gone')
      const balance = await fixture.balanceOf(caller)
      const arrived = payment === null ? '0.00' : `${payment.amountMinor / 100n}.00`

      expect(balance).toBe(order.data.status === 3 ? arrived : '0.00')
      expect(order.data.status === 3).toBe(isApproved || (isDue && order.data.actual_amount !== null))
      if (isReported && isDue) expect(order.data.status).toBe(3)
      if (isReported) expect(order.data.actual_amount).toBe(arrived)
      if (payment === null) expect(order.data.actual_amount).toBeNull()
    }),
    { numRuns: 60 },
  )
  expect((await appLedger.check(pgRunner(fixture.ctx.pool))).ok).toBe(true)
}, 60_000)
