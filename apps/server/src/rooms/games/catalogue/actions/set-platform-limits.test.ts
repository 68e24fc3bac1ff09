import { afterAll, beforeAll, expect, it } from 'vitest'
import { performAction } from '../../../../platform/operator/perform-action.ts'
import { createTestContext, createTestOperators, type TestContext } from '../../../../testing/index.ts'
import { setPlatformLimits } from './set-platform-limits.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
  await ctx.db
    .insertInto('platforms')
    .values({ api_key: 'slots', provider: 'test', name: '{}', category: 'slots' })
    .execute()
})
afterAll(() => ctx.close())

const set = (input: object, name = 'mei') =>
  performAction(
    ctx,
    [setPlatformLimits],
    { name, permissions: ['platforms.maintain'] },
    {
      action: 'set-platform-limits',
      input: { api_key: 'slots', ...input },
      reason: 'agreed with the provider',
    },
  )
const limits = () =>
  ctx.db.selectFrom('platforms').select(['min_deposit_minor', 'max_deposit_minor']).executeTakeFirstOrThrow()

it('sets the limits of one transfer in whole dollars; null is unlimited (§4 MinDeposit, MaxDeposit)', async () => {
  expect(await set({ min: '50', max: '20000.00' })).toMatchObject({
    ok: true,
    data: { api_key: 'slots', min: '50.00', max: '20000.00' },
  })
  expect(await limits()).toEqual({ min_deposit_minor: 50_00n, max_deposit_minor: 20_000_00n })
  expect(await set({ min: 0, max: null })).toMatchObject({ ok: true, data: { min: '0.00', max: null } })
})

it.each([
  [
    { min: '0.50', max: null },
    { code: 400, fields: [{ field: 'min', rule: 'amount_integer' }] },
  ],
  [
    { min: '1', max: '10.5' },
    { code: 400, fields: [{ field: 'max', rule: 'amount_integer' }] },
  ],
  [
    { min: '100', max: '99' },
    { code: 400, fields: [{ field: 'max', rule: 'amount_min' }] },
  ],
  [
    { min: '0', max: '0' },
    { code: 400, fields: [{ field: 'max', rule: 'amount_min' }] },
  ],
  [
    { min: '-1', max: null },
    { code: 400, fields: [{ field: 'min' }] },
  ],
  [{ api_key: 'moon', min: '1', max: null }, { code: 404 }],
])('refuses %j', async (input, refusal) => {
  const before = await limits()
  expect(await set(input)).toMatchObject({ ok: false, ...refusal })
  expect(await limits()).toEqual(before)
})

it('needs two operators where there are two', async () => {
  await createTestOperators(ctx, 'mei', 'lin')
  expect(await set({ min: '10', max: '20' })).toMatchObject({
    data: { status: 'waiting_for_second_operator' },
  })
  expect(await set({ min: '10', max: '20' }, 'lin')).toMatchObject({
    ok: true,
    data: { requested_by: 'mei' },
  })
})
