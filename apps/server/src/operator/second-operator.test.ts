import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { refuse, succeed } from '../core/outcome.ts'
import { createTestClock, createTestHall, type TestHall } from '../testing/index.ts'
import { defineAction, type OperatorIdentity, PERMISSIONS } from './action.ts'
import { operatorActions } from './operator-actions.ts'
import { authenticateOperator } from './operators.ts'
import { performAction } from './perform-action.ts'

const clock = createTestClock()
const LARGE = 1000
/** A stand-in for an action that moves money: what it did is in the site's short name. */
const pay = defineAction({
  name: 'pay',
  permission: 'deposits.review',
  summary: 'For this test',
  input: z.object({ amount: z.number(), to: z.string(), card: z.string().optional() }),
  secrets: ['card'],
  needsSecond: async (_hall, _trx, { amount }) => amount >= LARGE,
  subject: ({ to }) => `player ${to}`,
  async run(_hall, trx, { amount, to }) {
    if (to === 'nobody') return refuse(404)
    await trx
      .updateTable('site_settings')
      .set({ short_name: `${to} ${amount}` })
      .execute()
    return succeed({ paid: amount })
  },
})
const all = [...PERMISSIONS]
const mei = { name: 'mei', permissions: all }
const lin = { name: 'lin', permissions: all }

let hall: TestHall
beforeAll(async () => {
  hall = await createTestHall({ clock })
})
afterAll(() => hall.close())
beforeEach(async () => {
  await hall.db.updateTable('site_settings').set({ short_name: 'nothing' }).execute()
  await hall.pool.query('truncate operator_approvals')
})

const act = (action: string, input: object, by: OperatorIdentity = mei) =>
  performAction(hall, [pay, ...operatorActions], by, { action, input, reason: 'slip seen' })
const done = async () =>
  (await hall.db.selectFrom('site_settings').select('short_name').executeTakeFirstOrThrow()).short_name
const waiting = { ok: true, data: { status: 'waiting_for_second_operator', requested_by: 'mei' } }

test('a small one takes one operator', async () => {
  expect(await act('pay', { amount: 999, to: 'a' })).toMatchObject({ ok: true, data: { paid: 999 } })
  expect(await done()).toBe('a 999')
})

test('a large one is done by the second operator’s same words, and the record names both', async () => {
  expect(await act('pay', { amount: 1000, to: 'b' })).toMatchObject(waiting)
  expect(await act('pay', { amount: 1000, to: 'b' })).toMatchObject(waiting)
  expect(await done()).toBe('nothing')
  expect(await act('pay', { to: 'b', amount: 1000 }, lin)).toMatchObject({
    data: { paid: 1000, requested_by: 'mei' },
  })
  expect(await done()).toBe('b 1000')
  const audits = await hall.db
    .selectFrom('operator_audit')
    .select(['operator', 'result'])
    .where('subject', '=', 'player b')
    .orderBy('audit_id', 'desc')
    .limit(2)
    .execute()
  expect(audits).toMatchObject([
    { operator: 'lin', result: { paid: 1000, requested_by: 'mei' } },
    { operator: 'mei', result: { status: 'waiting_for_second_operator' } },
  ])
})

test('one word serves once; other words are another matter', async () => {
  await act('pay', { amount: 1000, to: 'c' })
  expect(await act('pay', { amount: 1001, to: 'c' }, lin)).toMatchObject({ data: { requested_by: 'lin' } })
  await act('pay', { amount: 1000, to: 'c' }, lin)
  expect(await act('pay', { amount: 1000, to: 'c' }, lin)).toMatchObject({
    data: { status: 'waiting_for_second_operator', requested_by: 'lin' },
  })
})

test('the first word runs out after a day', async () => {
  await act('pay', { amount: 1000, to: 'd' })
  clock.advance(86_400_000)
  expect(await act('pay', { amount: 1000, to: 'd' }, lin)).toMatchObject({
    data: { status: 'waiting_for_second_operator', requested_by: 'lin' },
  })
})

test('without the permission nobody is the second', async () => {
  await act('pay', { amount: 1000, to: 'e' })
  expect(await act('pay', { amount: 1000, to: 'e' }, { name: 'wu', permissions: [] })).toMatchObject({
    code: 403,
  })
  expect(await done()).toBe('nothing')
})

test('what is refused at the end uses nothing up', async () => {
  await act('pay', { amount: 1000, to: 'nobody' })
  expect(await act('pay', { amount: 1000, to: 'nobody' }, lin)).toEqual({ ok: false, code: 404 })
  const { rows } = await hall.pool.query('select outcome from operator_approvals')
  expect(rows).toEqual([{ outcome: null }])
})

test('two at once for the first time: one asks, the other does it, once', async () => {
  const outcomes = await Promise.all([
    act('pay', { amount: 5000, to: 'f' }, mei),
    act('pay', { amount: 5000, to: 'f' }, lin),
  ])
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(2)
  expect(outcomes.filter((outcome) => outcome.ok && 'paid' in outcome.data)).toHaveLength(1)
})

test('two seconds at once: one does it, the other asks anew', async () => {
  await act('pay', { amount: 6000, to: 'g' })
  const wu = { name: 'wu', permissions: all }
  const outcomes = await Promise.all([
    act('pay', { amount: 6000, to: 'g' }, lin),
    act('pay', { amount: 6000, to: 'g' }, wu),
  ])
  expect(outcomes.filter((outcome) => outcome.ok && 'paid' in outcome.data)).toHaveLength(1)
})

test('what waits can be listed and taken back, and shows nothing personal', async () => {
  await act('pay', { amount: 7000, to: 'h', card: '4000123412341234' })
  const listed = await act('list-approvals', {}, lin)
  expect(listed).toMatchObject({
    data: { list: [{ action: 'pay', subject: 'player h', requested_by: 'mei', reason: 'slip seen' }] },
  })
  expect(
    JSON.stringify(listed.ok && listed.data, (_key, v) => (typeof v === 'bigint' ? `${v}` : v)),
  ).not.toContain('4000123412341234')
  const { rows } = await hall.pool.query<{ approval_id: bigint }>(
    'select approval_id from operator_approvals',
  )
  const approval_id = String(rows[0]?.approval_id)
  expect(await act('withdraw-approval', { approval_id })).toMatchObject({ ok: true })
  expect(await act('withdraw-approval', { approval_id })).toEqual({ ok: false, code: 404 })
  expect(await act('pay', { amount: 7000, to: 'h', card: '4000123412341234' }, lin)).toMatchObject({
    data: { requested_by: 'lin' },
  })
})

test('create-operator: a second operator, with no permission that its maker lacks, and no password in any record', async () => {
  const draft = { name: 'second', password: 'correct horse battery', permissions: ['withdrawals.review'] }
  expect(await act('create-operator', draft)).toMatchObject({ ok: true })
  expect(await act('create-operator', draft)).toEqual({ ok: false, code: 10013 })
  expect(await authenticateOperator(hall.db, 'second', draft.password)).toEqual({
    name: 'second',
    permissions: ['withdrawals.review'],
  })
  const few = { name: 'few', permissions: ['operators.manage'] }
  expect(await act('create-operator', { ...draft, name: 'third' }, few)).toEqual({ ok: false, code: 403 })
  expect(await act('create-operator', { ...draft, name: 'fourth', password: 'short' })).toMatchObject({
    code: 400,
  })
  const { rows } = await hall.pool.query('select input from operator_audit')
  expect(JSON.stringify(rows)).not.toContain(draft.password)
})

test('set-operator-permissions closes a name, and never the first operator’s', async () => {
  const closed = { name: 'second', permissions: [] }
  expect(await act('set-operator-permissions', closed)).toMatchObject({ ok: true })
  expect(await authenticateOperator(hall.db, 'second', 'correct horse battery')).toMatchObject({
    permissions: [],
  })
  expect(await act('set-operator-permissions', { name: 'admin', permissions: [] })).toEqual({
    ok: false,
    code: 403,
  })
  expect(await act('set-operator-permissions', { name: 'missing', permissions: [] })).toEqual({
    ok: false,
    code: 404,
  })
})
