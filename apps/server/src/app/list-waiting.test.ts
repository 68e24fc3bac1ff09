import { afterAll, beforeAll, expect, it } from 'vitest'
import { performAction } from '../operator/perform-action.ts'
import { createTestHall, createTestOperators, type TestHall } from '../testing/index.ts'
import { listWaiting } from './list-waiting.ts'
import { actions } from './rooms.ts'

let hall: TestHall
beforeAll(async () => {
  hall = await createTestHall()
})
afterAll(() => hall.close())

it('returns every queue that the operator may see, as JSON, without an audit record', async () => {
  const [mei, lin] = await createTestOperators(hall, 'mei', 'lin')
  if (mei === undefined || lin === undefined) throw new Error('no operators')
  const input = { days: 3 }
  await performAction(hall, actions, mei, { action: 'set-rebate-expiry', input, reason: 'test' })
  const audits = () => hall.db.selectFrom('operator_audit').selectAll().execute()
  const before = await audits()
  const waiting = JSON.parse(JSON.stringify(await listWaiting(hall, actions, 'lin')))
  expect(waiting).toMatchObject({
    operators: ['mei', 'lin'],
    queues: {
      'list-approvals': { list: [{ action: 'set-rebate-expiry', requested_by: 'mei', may_approve: true }] },
      'list-deposits-in-review': { list: [], extra_payments: [] },
    },
  })
  expect(Object.keys(waiting.queues)).toHaveLength(9)
  await hall.db
    .updateTable('operators')
    .set({ permissions: ['cards.review'] })
    .where('name', '=', 'lin')
    .execute()
  expect(Object.keys((await listWaiting(hall, actions, 'lin')).queues)).toEqual(['list-bank-cards-waiting'])
  expect(await listWaiting(hall, actions, 'nobody')).toMatchObject({ queues: {} })
  expect(await audits()).toEqual(before)
})
