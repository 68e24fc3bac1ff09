import { smsBudgetRefusal } from '@gamehall/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '../../../platform/time/durations.ts'
import {
  createMessageRecorder,
  createSecurityRecorder,
  createTestCaller,
  createTestClock,
  createTestContext,
  type TestContext,
} from '../../../testing/index.ts'
import { sendEmailCode } from './send-email-code.ts'
import { sendSmsCode } from './send-sms-code.ts'
import { readSmsBudgetUsage } from './sms-budget.ts'

const clock = createTestClock()
const outbox = createMessageRecorder()
const security = createSecurityRecorder()
let ctx: TestContext
let callers = 0

beforeAll(async () => {
  const made = await createTestContext({
    clock,
    env: { RATE_LIMIT_SCALE: '1', SMS_BUDGET_PER_DAY: '6', SMS_BLOCK_BUDGET_PER_DAY: '3' },
    providers: { sms: outbox.sms, mail: outbox.mail },
  })
  ctx = { ...made, log: security.log }
})
afterAll(() => ctx.close())
beforeEach(() => {
  clock.advance(DAY_MS + 1)
  security.events.length = 0
})

/** Each call comes from another address and device, to stay below their limits. */
function send(phone: string) {
  callers += 1
  const caller = createTestCaller({ ip: `198.51.100.${callers}` })
  return sendSmsCode(ctx, { phone, area_code: '886', purpose: 'register' }, caller)
}
const refused = { ok: false, code: 10190, says: smsBudgetRefusal }

describe('the SMS budget', () => {
  test('of a block of numbers: the fourth is refused with its own message, other blocks are not', async () => {
    for (const last of ['0001', '0002', '0003'])
      expect(await send(`091234${last}`)).toMatchObject({ ok: true })
    expect(await send('0912340004')).toEqual(refused)
    expect(security.events).toMatchObject([{ event: 'budget.exceeded', budget: 'sms_block' }])
    expect(await send('0912350004')).toMatchObject({ ok: true })
    clock.advance(DAY_MS)
    expect(await send('0912340004')).toMatchObject({ ok: true })
  })

  test('in total: the seventh SMS is refused, email is not, and the usage is reported', async () => {
    for (let block = 0; block < 3; block += 1) await send(`092${block}000001`)
    expect(await readSmsBudgetUsage(ctx)).toBe(0.5)
    for (let block = 3; block < 6; block += 1) await send(`092${block}000001`)
    const before = outbox.messages.length
    expect(await send('0929000001')).toEqual(refused)
    expect(outbox.messages).toHaveLength(before)
    expect(await readSmsBudgetUsage(ctx)).toBe(1)
    expect(security.events).toMatchObject([{ event: 'budget.exceeded', budget: 'sms' }])
    const mail = { email: 'someone@example.com', purpose: 'reset_password' } as const
    expect(await sendEmailCode(ctx, mail, createTestCaller())).toMatchObject({ ok: true })
  })

  test('holds under concurrent requests', async () => {
    const outcomes = await Promise.all(['0', '1', '2', '3', '4'].map((last) => send(`093000000${last}`)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(3)
  })

  test('is not used up by requests refused for another reason', async () => {
    await send('0940000001')
    const used = await readSmsBudgetUsage(ctx)
    for (let again = 0; again < 10; again += 1)
      expect(await send('0940000001')).toEqual({ ok: false, code: 10190 })
    expect(await readSmsBudgetUsage(ctx)).toBe(used)
  })
})

test('a reached send limit is a security event without the number', async () => {
  const caller = createTestCaller({ ip: '2001:db8::1', deviceId: null })
  const other = createTestCaller({ ip: '2001:db8::2', deviceId: null })
  const at = clock.now()
  const sends = Array.from({ length: 30 }, (_, index) => ({
    at,
    target: `someone${index}@example.com`,
    ip: '2001:db8:0:0::/64',
    device_id: null,
  }))
  await ctx.db.insertInto('code_sends').values(sends).execute()
  for (const from of [caller, other])
    expect(
      await sendSmsCode(ctx, { phone: '0950000001', area_code: '886', purpose: 'register' }, from),
    ).toEqual({ ok: false, code: 10190 })
  expect(security.events).toMatchObject([
    { event: 'limit.hit', limit: 'code_sends_by_ip' },
    { event: 'limit.hit', limit: 'code_sends_by_ip' },
  ])
  expect(JSON.stringify(security.events)).not.toContain('950000001')
})
