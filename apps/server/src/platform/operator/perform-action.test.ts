import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestContext, type TestContext } from '../../testing/index.ts'
import { cacheVersion } from '../cache/cache-version.ts'
import { refuse, succeed } from '../context/outcome.ts'
import { defineAction } from './action.ts'
import { singleOperator } from './four-eyes/four-eyes-rule.ts'
import { performAction } from './perform-action.ts'

const rename = defineAction({
  name: 'rename-site',
  permission: 'site.edit',
  summary: 'For this test',
  input: z.object({ short_name: z.string().min(1), fails: z.boolean().default(false) }),
  fourEyes: singleOperator('for this test'),
  subject: () => 'site',
  async run(_hall, trx, { short_name, fails }) {
    await trx.updateTable('site_settings').set({ short_name }).execute()
    return fails ? refuse(10040) : succeed({ short_name, count: 7n })
  },
})
const mei = { name: 'mei', permissions: ['site.edit'] }

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

const perform = (action: string, input: unknown, reason = 'asked by the client', by = mei) =>
  performAction(ctx, [rename], by, { action, input, reason })
const shortName = async () =>
  (await ctx.db.selectFrom('site_settings').select('short_name').executeTakeFirstOrThrow()).short_name
const audits = () => ctx.db.selectFrom('operator_audit').selectAll().execute()

describe('an operator action', () => {
  it.each([
    ['an unknown action', () => perform('rename-moon', { short_name: 'A' }), 404],
    [
      'no permission',
      () => perform('rename-site', { short_name: 'A' }, 'why', { name: 'lin', permissions: [] }),
      403,
    ],
    ['no reason', () => perform('rename-site', { short_name: 'A' }, '   '), 400],
    ['bad input', () => perform('rename-site', { short_name: '' }), 400],
    ['no input', () => perform('rename-site', null), 400],
    ['its own refusal', () => perform('rename-site', { short_name: 'A', fails: true }), 10040],
  ])('with %s is refused, and nothing is written', async (_what, attempt, code) => {
    const [before, auditsBefore] = [await shortName(), (await audits()).length]
    expect(await attempt()).toMatchObject({ ok: false, code })
    expect(await shortName()).toBe(before)
    expect(await audits()).toHaveLength(auditsBefore)
  })

  it('is done together with its record of who, what and why, and outdates what was kept before', async () => {
    const mark = cacheVersion(ctx)
    expect(await perform('rename-site', { short_name: 'POLARIS' })).toMatchObject({ ok: true })
    expect(await shortName()).toBe('POLARIS')
    expect(cacheVersion(ctx)).toBe(mark + 1)
    expect((await audits()).at(-1)).toMatchObject({
      operator: 'mei',
      action: 'rename-site',
      subject: 'site',
      reason: 'asked by the client',
      input: { short_name: 'POLARIS', fails: false },
      result: { short_name: 'POLARIS', count: '7' },
      at: ctx.clock.now(),
    })
  })

  it('leaves a record that nobody can change or remove', async () => {
    await perform('rename-site', { short_name: 'KEPT' })
    const changes = ["update operator_audit set operator = 'nobody'", 'delete from operator_audit']
    for (const statement of changes)
      await expect(ctx.pool.query(statement)).rejects.toThrow('permission denied')
    for (const statement of [...changes, 'truncate operator_audit'])
      await expect(ctx.ownerPool.query(statement)).rejects.toThrow('append-only')
  })
})
