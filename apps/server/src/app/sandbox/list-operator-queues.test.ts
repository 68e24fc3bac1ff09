import { afterAll, beforeAll, expect, it } from 'vitest'
import { performAction } from '../../platform/operator/perform-action.ts'
import { createTestContext, createTestOperators, type TestContext } from '../../testing/index.ts'
import { actions } from '../rooms.ts'
import { listOperatorQueues } from './list-operator-queues.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

it('returns every queue that the operator may see, as JSON, without an audit record', async () => {
  const [mei, lin] = await createTestOperators(ctx, 'mei', 'lin')
  if (mei === undefined || lin === undefined) throw new Error('no operators')
  const input = { days: 3 }
  await performAction(ctx, actions, mei, { action: 'set-rebate-expiry', input, reason: 'test' })
  const audits = () => ctx.db.selectFrom('operator_audit').selectAll().execute()
  const before = await audits()
  const waiting = JSON.parse(JSON.stringify(await listOperatorQueues(ctx, actions, 'lin')))
  expect(waiting).toMatchObject({
    operators: ['mei', 'lin'],
    queues: {
      'list-approvals': { list: [{ action: 'set-rebate-expiry', requested_by: 'mei', may_approve: true }] },
      'list-deposits-in-review': { list: [], extra_payments: [] },
    },
  })
  expect(Object.keys(waiting.queues)).toHaveLength(10)
  await ctx.db
    .updateTable('operators')
    .set({ permissions: ['cards.review'] })
    .where('name', '=', 'lin')
    .execute()
  expect(Object.keys((await listOperatorQueues(ctx, actions, 'lin')).queues)).toEqual([
    'list-bank-cards-waiting',
  ])
  expect(await listOperatorQueues(ctx, actions, 'nobody')).toMatchObject({ queues: {} })
  expect(await audits()).toEqual(before)
})
