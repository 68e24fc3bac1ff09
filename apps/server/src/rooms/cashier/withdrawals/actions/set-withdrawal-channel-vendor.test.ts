import { afterAll, beforeAll, expect, it } from 'vitest'
import { performAction } from '../../../../platform/operator/perform-action.ts'
import { createFakePayouts } from '../../../../testing/fake-payouts.ts'
import {
  createTestClock,
  createTestContext,
  createTestOperators,
  type TestContext,
} from '../../../../testing/index.ts'
import { cashierRoom } from '../../room.ts'

let ctx: TestContext
beforeAll(async () => {
  const clock = createTestClock()
  ctx = await createTestContext({ clock, providers: { payouts: createFakePayouts(clock).rails } })
})
afterAll(() => ctx.close())

const set = (payout: string, channel_id = 'bank', name = 'mei') =>
  performAction(
    ctx,
    cashierRoom.actions,
    { name, permissions: ['withdrawals.channels'] },
    { action: 'set-withdrawal-channel-vendor', input: { channel_id, payout }, reason: 'outage' },
  )
const named = async () => {
  const { payout } = await ctx.db
    .selectFrom('withdrawal_channels')
    .select('payout')
    .where('channel_id', '=', 'bank')
    .executeTakeFirstOrThrow()
  return payout
}

it('chooses the payout vendor of a channel', async () => {
  await ctx.db
    .updateTable('withdrawal_channels')
    .set({ payout: 'old' })
    .where('channel_id', '=', 'bank')
    .execute()
  expect(await set('bank-payout')).toMatchObject({
    ok: true,
    data: { channel_id: 'bank', payout: 'bank-payout' },
  })
  expect(await named()).toBe('bank-payout')
})

it.each([
  ['nobody', 'bank', { code: 400, fields: [{ field: 'payout', rule: 'invalid' }] }],
  ['tron', 'bank', { code: 400, fields: [{ field: 'payout', rule: 'invalid' }] }],
  ['bank-payout', 'moon', { code: 404 }],
])('refuses the vendor %s on %s', async (payout, channel, refusal) => {
  expect(await set(payout, channel)).toMatchObject({ ok: false, ...refusal })
  expect(await named()).toBe('bank-payout')
})

it('needs two operators where there are two', async () => {
  await createTestOperators(ctx, 'mei', 'lin')
  expect(await set('bank-payout')).toMatchObject({ data: { status: 'waiting_for_second_operator' } })
  expect(await set('bank-payout', 'bank', 'lin')).toMatchObject({ ok: true, data: { requested_by: 'mei' } })
})
