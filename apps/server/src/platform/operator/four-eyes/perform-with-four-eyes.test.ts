import { defineOperatorAction, PERMISSIONS } from '@gamehall/contract/operator'
import type { Transaction } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import type { AllTables } from '../../../app/database/all-tables.ts'
import {
  createTestClock,
  createTestContext,
  createTestOperators,
  type TestContext,
} from '../../../testing/index.ts'
import { refuse, succeed } from '../../context/outcome.ts'
import { DAY_MS } from '../../time/durations.ts'
import { implementAction, type OperatorIdentity } from '../action.ts'
import { operatorActions } from '../operator-actions.ts'
import { performAction } from '../perform-action.ts'

type SiteTrx = Transaction<Pick<AllTables, 'site_settings'>>

const clock = createTestClock()
const LARGE = 10_000
/** Payments to this player wait for each other before they are counted. */
const TOGETHER = 50n
const AT_ONCE = 4
let arrived = 0
const proceed = Promise.withResolvers<void>()
function untilTogether(to: bigint): Promise<void> {
  if (to !== TOGETHER) return Promise.resolve()
  arrived += 1
  if (arrived === AT_ONCE) proceed.resolve()
  return proceed.promise
}
/** A stand-in for an action that moves money (TWD); it writes its result into the site's short name. */
const pay = implementAction(
  defineOperatorAction({
    name: 'pay',
    room: 'site',
    permission: 'deposits.review',
    summary: 'For this test',
    fourEyes: { rule: 'amount' },
    input: z.object({
      amount: z.coerce.number(),
      to: z.coerce.string().transform(BigInt),
      card: z.string().optional(),
    }),
    output: z.object({ paid: z.number() }),
    secrets: ['card'],
  }),
  {
    stake: async (_ctx, _trx, { amount, to }) => {
      await untilTogether(to)
      return { playerId: to, worthMinor: BigInt(amount) * 100n }
    },
    subject: ({ to }) => `player ${to}`,
    async run(_ctx, trx: SiteTrx, { amount, to }) {
      if (to === 404n) return refuse(404)
      await trx
        .updateTable('site_settings')
        .set({ short_name: `${to} ${amount}` })
        .execute()
      return succeed({ paid: amount })
    },
  },
)
const rename = implementAction(
  defineOperatorAction({
    name: 'rename',
    room: 'site',
    permission: 'site.edit',
    summary: 'For this test',
    fourEyes: { rule: 'always' },
    input: z.object({ short_name: z.string() }),
    output: z.object({ short_name: z.string(), by: z.string(), for: z.string().nullable() }),
  }),
  {
    version: (trx: SiteTrx) => trx.selectFrom('site_settings').select('accent_color').execute(),
    subject: () => 'site',
    async run(_ctx, trx: SiteTrx, { short_name }, by) {
      await trx.updateTable('site_settings').set({ short_name }).execute()
      return succeed({ short_name, by: by.name, for: by.requestedBy ?? null })
    },
  },
)

const lines: Record<string, unknown>[] = []
let ctx: TestContext
let mei: OperatorIdentity
let lin: OperatorIdentity
let wu: OperatorIdentity
beforeAll(async () => {
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  ctx = { ...(await createTestContext({ clock })), log }
})
afterAll(() => ctx.close())
beforeEach(async () => {
  lines.length = 0
  await ctx.db.updateTable('site_settings').set({ short_name: 'nothing' }).execute()
  await ctx.pool.query('truncate operator_approvals, operator_ties, operator_amounts')
  await ctx.pool.query('delete from operators')
  const made = await createTestOperators(ctx, 'mei', 'lin', 'wu')
  const none = { name: '', permissions: [] }
  ;[mei = none, lin = none, wu = none] = made
})

const act = (action: string, input: object, by: OperatorIdentity = mei) =>
  performAction(ctx, [pay, rename, ...operatorActions], by, { action, input, reason: 'slip seen' })
const done = async () =>
  (await ctx.db.selectFrom('site_settings').select('short_name').executeTakeFirstOrThrow()).short_name
const waiting = { ok: true, data: { status: 'waiting_for_second_operator', requested_by: 'mei' } }
async function ask(action: string, input: object, by: OperatorIdentity = mei): Promise<string> {
  const asked = await act(action, input, by)
  if (!asked.ok || !('approval_id' in asked.data)) throw new Error(`not asked: ${JSON.stringify(asked)}`)
  return String(asked.data.approval_id)
}
const outcomes = async () =>
  (await ctx.pool.query('select outcome, closed_by from operator_approvals order by approval_id')).rows

describe('the same words of another operator', () => {
  test('a small amount needs one operator', async () => {
    expect(await act('pay', { amount: LARGE - 1, to: 1 })).toMatchObject({
      ok: true,
      data: { paid: LARGE - 1 },
    })
    expect(await done()).toBe('1 9999')
  })

  test('a large one is done by the second operator’s same words, and the record names both', async () => {
    expect(await act('pay', { amount: LARGE, to: 2 })).toMatchObject({
      ...waiting,
      data: { ...waiting.data, can_be_confirmed_by: ['lin', 'wu'] },
    })
    expect(await act('pay', { amount: LARGE, to: 2 })).toMatchObject(waiting)
    expect(await done()).toBe('nothing')
    expect(await act('pay', { to: 2, amount: LARGE }, lin)).toMatchObject({
      data: { paid: LARGE, requested_by: 'mei' },
    })
    expect(await done()).toBe('2 10000')
    const audits = await ctx.db
      .selectFrom('operator_audit')
      .select(['operator', 'result'])
      .where('subject', '=', 'player 2')
      .orderBy('audit_id', 'desc')
      .limit(2)
      .execute()
    expect(audits).toMatchObject([
      { operator: 'lin', result: { paid: LARGE, requested_by: 'mei' } },
      { operator: 'mei', result: { status: 'waiting_for_second_operator' } },
    ])
  })

  test('one word serves once; other words are another matter', async () => {
    await act('pay', { amount: LARGE, to: 3 })
    expect(await act('pay', { amount: LARGE + 1, to: 3 }, lin)).toMatchObject({
      data: { requested_by: 'lin' },
    })
    await act('pay', { amount: LARGE, to: 3 }, lin)
    expect(await act('pay', { amount: LARGE, to: 3 }, lin)).toMatchObject({
      data: { status: 'waiting_for_second_operator', requested_by: 'lin' },
    })
  })

  test('the first word runs out after a day', async () => {
    await act('pay', { amount: LARGE, to: 4 })
    clock.advance(DAY_MS)
    expect(await act('pay', { amount: LARGE, to: 4 }, lin)).toMatchObject({
      data: { status: 'waiting_for_second_operator', requested_by: 'lin' },
    })
  })

  test('without the permission nobody is the second', async () => {
    await act('pay', { amount: LARGE, to: 5 })
    expect(await act('pay', { amount: LARGE, to: 5 }, { ...lin, permissions: [] })).toMatchObject({
      code: 403,
    })
    expect(await done()).toBe('nothing')
    expect(lines).toMatchObject([{ event: 'operator.refused', action: 'pay', refusal: 403, operator: 'lin' }])
  })

  test('what would be refused is refused before it waits', async () => {
    expect(await act('pay', { amount: LARGE, to: 404 })).toEqual({ ok: false, code: 404 })
    expect(await outcomes()).toEqual([])
  })

  test('two first requests at once: one is stored, the other performs it, once', async () => {
    const both = await Promise.all([
      act('pay', { amount: LARGE, to: 6 }, mei),
      act('pay', { amount: LARGE, to: 6 }, lin),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(2)
    expect(both.filter((outcome) => outcome.ok && 'paid' in outcome.data)).toHaveLength(1)
  })

  test('two confirmations at once: one performs it, the other becomes a new request', async () => {
    await act('pay', { amount: LARGE, to: 7 })
    const both = await Promise.all([
      act('pay', { amount: LARGE, to: 7 }, lin),
      act('pay', { amount: LARGE, to: 7 }, wu),
    ])
    expect(both.filter((outcome) => outcome.ok && 'paid' in outcome.data)).toHaveLength(1)
  })
})

describe('a request by its number', () => {
  test('is listed without what is personal, and performed with exactly what was stored', async () => {
    const approval_id = await ask('pay', { amount: LARGE, to: 8, card: '4000123412341234' })
    const listed = await act('list-approvals', {}, lin)
    const [own, tied] = [await act('list-approvals', {}), await act('list-approvals', {}, lin)]
    expect(JSON.stringify(listed)).not.toContain('4000123412341234')
    expect(tied).toMatchObject({
      data: { list: [{ approval_id, action: 'pay', subject: 'player 8', may_approve: true }] },
    })
    expect(own).toMatchObject({ data: { list: [{ may_approve: false }] } })
    expect(await act('approve-request', { approval_id }, lin)).toMatchObject({
      ok: true,
      data: { approval_id, action: 'pay', result: { paid: LARGE, requested_by: 'mei' } },
    })
    expect(await done()).toBe('8 10000')
    expect(await act('approve-request', { approval_id }, wu)).toEqual({ ok: false, code: 10040 })
    expect(await outcomes()).toEqual([{ outcome: 'performed', closed_by: 'lin' }])
    const { rows } = await ctx.pool.query("select * from operator_audit where subject = 'player 8'")
    expect(rows).toHaveLength(2)
    const everything = await ctx.pool.query('select input, result from operator_audit')
    expect(JSON.stringify(everything.rows)).not.toContain('4000123412341234')
  })

  test('is not one’s own to approve, nor anybody’s without the action’s permission', async () => {
    const approval_id = await ask('rename', { short_name: 'x' })
    expect(await act('approve-request', { approval_id })).toMatchObject({ ok: false, code: 403 })
    const reader = { ...lin, permissions: ['approvals.read'] }
    for (const action of ['approve-request', 'reject-request', 'withdraw-approval'])
      expect(await act(action, { approval_id }, reader)).toMatchObject({ ok: false, code: 403 })
    expect(await outcomes()).toEqual([{ outcome: null, closed_by: null }])
    expect(await act('approve-request', { approval_id: '999999' }, lin)).toEqual({ ok: false, code: 404 })
  })

  test('can be rejected by another operator with the permission, and withdrawn only by its requester', async () => {
    const [first, second] = [
      await ask('rename', { short_name: 'x' }),
      await ask('rename', { short_name: 'y' }),
    ]
    expect(await act('withdraw-approval', { approval_id: first }, lin)).toEqual({ ok: false, code: 403 })
    expect(await act('reject-request', { approval_id: first }, lin)).toMatchObject({ ok: true })
    expect(await act('withdraw-approval', { approval_id: second })).toMatchObject({ ok: true })
    expect(await act('withdraw-approval', { approval_id: second })).toEqual({ ok: false, code: 10040 })
    expect(await outcomes()).toEqual([
      { outcome: 'rejected', closed_by: 'lin' },
      { outcome: 'withdrawn', closed_by: 'mei' },
    ])
  })

  test('is refused when what it changes is no longer what it was', async () => {
    const approval_id = await ask('rename', { short_name: 'x' })
    await ctx.db.updateTable('site_settings').set({ accent_color: '#123456' }).execute()
    expect(await act('approve-request', { approval_id }, lin)).toMatchObject({ ok: false, code: 10040 })
    expect(await act('rename', { short_name: 'x' }, lin)).toMatchObject({ ok: false, code: 10040 })
    expect(await done()).toBe('nothing')
  })

  test('becomes invalid when its requester loses the permission', async () => {
    const approval_id = await ask('rename', { short_name: 'x' })
    await ctx.db.updateTable('operators').set({ permissions: [] }).where('name', '=', 'mei').execute()
    expect(await act('approve-request', { approval_id }, lin)).toMatchObject({ ok: false, code: 403 })
    expect(await done()).toBe('nothing')
  })
})

describe('no accomplices', () => {
  const draft = { name: 'straw', password: 'correct horse battery', permissions: [...PERMISSIONS] }

  test('an operator is made by two; the maker and the made never confirm each other, the other one may', async () => {
    expect(await act('create-operator', draft)).toMatchObject(waiting)
    expect(await act('create-operator', draft, lin)).toMatchObject({ ok: true })
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'operator.changed', change: 'created', operator: 'straw' }),
    )
    const straw = { name: 'straw', permissions: [...PERMISSIONS] }
    const own = await ask('rename', { short_name: 'stolen' })
    expect(await act('approve-request', { approval_id: own }, straw)).toMatchObject({ ok: false, code: 403 })
    expect(await act('rename', { short_name: 'stolen' }, straw)).toMatchObject({ ok: false, code: 403 })
    expect(lines.slice(-2)).toMatchObject([
      { event: 'operator.refused', action: 'approve-request', refusal: 403, operator: 'straw' },
      { event: 'operator.refused', action: 'rename', refusal: 403, operator: 'straw' },
    ])
    const theirs = await ask('rename', { short_name: 'taken' }, straw)
    expect(await act('approve-request', { approval_id: theirs }, mei)).toMatchObject({ code: 403 })
    clock.advance(400 * DAY_MS)
    const later = await ask('rename', { short_name: 'later' })
    expect(await act('approve-request', { approval_id: later }, straw)).toMatchObject({ code: 403 })
    expect(await act('approve-request', { approval_id: later }, lin)).toMatchObject({ ok: true })
    const { rows } = await ctx.pool.query('select input, result from operator_audit')
    expect(JSON.stringify(rows)).not.toContain(draft.password)
  })

  test('changed permissions tie, too', async () => {
    const fewer = { name: 'wu', permissions: ['site.edit', 'approvals.read'] }
    await act('set-operator-permissions', fewer)
    expect(await act('set-operator-permissions', fewer, lin)).toMatchObject({ ok: true })
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'operator.changed', change: 'permissions', operator: 'wu' }),
    )
    const approval_id = await ask('rename', { short_name: 'x' })
    expect(await act('approve-request', { approval_id }, { ...wu, ...fewer })).toMatchObject({ code: 403 })
    expect(await act('approve-request', { approval_id }, lin)).toMatchObject({ ok: true })
  })

  test('nobody hands out what they lack, takes a name twice, or touches the first operator', async () => {
    expect(await act('create-operator', draft, { ...mei, permissions: ['operators.manage'] })).toEqual({
      ok: false,
      code: 403,
    })
    expect(await act('create-operator', { ...draft, name: 'lin' })).toEqual({ ok: false, code: 10013 })
    expect(await act('create-operator', { ...draft, password: 'short' })).toMatchObject({ code: 400 })
    expect(await act('set-operator-permissions', { name: 'admin', permissions: [] })).toEqual({
      ok: false,
      code: 403,
    })
    expect(await act('set-operator-permissions', { name: 'missing', permissions: [] })).toEqual({
      ok: false,
      code: 404,
    })
  })
})

describe('splitting does not pass', () => {
  test('what single operators gave one player within 24 hours counts together', async () => {
    expect(await act('pay', { amount: 4_000, to: 20 })).toMatchObject({ data: { paid: 4_000 } })
    expect(await act('pay', { amount: 4_000, to: 20 }, lin)).toMatchObject({ data: { paid: 4_000 } })
    expect(await act('pay', { amount: 2_000, to: 20 }, wu)).toMatchObject({
      data: { status: 'waiting_for_second_operator' },
    })
    clock.advance(DAY_MS)
    expect(await act('pay', { amount: 2_000, to: 20 }, lin)).toMatchObject({ data: { paid: 2_000 } })
  })

  test('what one operator decided within 24 hours counts together; another still may', async () => {
    for (let player = 30; player < 41; player += 1)
      expect(await act('pay', { amount: 9_000, to: player })).toMatchObject({ data: { paid: 9_000 } })
    expect(await act('pay', { amount: 1_000, to: 41 })).toMatchObject(waiting)
    expect(await act('pay', { amount: 1_001, to: 41 }, lin)).toMatchObject({ data: { paid: 1_001 } })
  })

  test('at once, too', async () => {
    const all = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, part) =>
        act('pay', { amount: 4_000 + part, to: TOGETHER.toString() }, [mei, lin, wu][part % 3]),
      ),
    )
    expect(all.filter((outcome) => outcome.ok && 'paid' in outcome.data)).toHaveLength(2)
  })

  test('the limits are set by two, in dollars, and hold from then on', async () => {
    expect(await act('set-four-eyes-limits', { act: '500', operator_day: '499.99' })).toMatchObject({
      code: 400,
      fields: [{ field: 'operator_day' }],
    })
    const approval_id = await ask('set-four-eyes-limits', { act: '500', operator_day: '20000' })
    expect(await act('approve-request', { approval_id }, lin)).toMatchObject({
      data: { result: { act: '500.00', operator_day: '20000.00' } },
    })
    expect(await act('pay', { amount: 500, to: 60 })).toMatchObject(waiting)
    await act('set-four-eyes-limits', { act: '10000', operator_day: '100000' })
    expect(await act('set-four-eyes-limits', { act: '10000', operator_day: '100000' }, lin)).toMatchObject({
      ok: true,
    })
  })
})

describe('a hall of one operator', () => {
  beforeEach(() => ctx.pool.query("delete from operators where name <> 'mei'"))

  test('works on in sandbox mode, and says that there is no second pair of eyes', async () => {
    expect(await act('rename', { short_name: 'alone' })).toMatchObject({
      ok: true,
      data: { four_eyes: expect.stringContaining('no second operator exists') },
    })
    const { rows } = await ctx.pool.query('select result from operator_audit order by audit_id desc limit 1')
    expect(rows).toMatchObject([{ result: { four_eyes: expect.any(String) } }])
  })

  test('waits in live mode', async () => {
    const live = { ...ctx, config: { ...ctx.config, GAMEHALL_MODE: 'live' as const } }
    const request = { action: 'rename', input: { short_name: 'alone' }, reason: 'slip seen' }
    expect(await performAction(live, [rename], mei, request)).toMatchObject({
      data: { status: 'waiting_for_second_operator', can_be_confirmed_by: [] },
    })
    expect(await done()).toBe('nothing')
  })
})
