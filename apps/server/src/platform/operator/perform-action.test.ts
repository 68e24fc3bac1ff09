import { defineOperatorAction, defineOperatorRead } from '@gamehall/contract/operator'
import type { Transaction } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { AllTables } from '../../app/database/all-tables.ts'
import { createTestContext, type TestContext } from '../../testing/index.ts'
import { cacheVersion } from '../cache/cache-version.ts'
import { refuse, succeed } from '../context/outcome.ts'
import { implementAction, implementRead } from './action.ts'
import { performAction } from './perform-action.ts'

type SiteTrx = Transaction<Pick<AllTables, 'site_settings'>>

const rename = implementAction(
  defineOperatorAction({
    name: 'rename-site',
    room: 'site',
    permission: 'site.edit',
    summary: 'For this test',
    fourEyes: { rule: 'none', why: 'for this test' },
    input: z.object({
      short_name: z.string().min(1),
      fails: z.boolean().default(false),
      amount: z
        .string()
        .regex(/^\d+(\.\d{1,2})?$/, 'amount_format')
        .optional(),
      level: z.number().max(10).optional(),
    }),
    output: z.object({ short_name: z.string(), count: z.string() }),
  }),
  {
    subject: () => 'site',
    async run(_ctx, trx: SiteTrx, { short_name, fails }) {
      await trx.updateTable('site_settings').set({ short_name }).execute()
      // What the contract does not name does not leave the server.
      const stored = { short_name, count: '7', secret: 'unnamed' }
      return fails ? refuse(10040) : succeed(stored)
    },
  },
)
/** Its output is not what the contract says: a bug. */
const broken = implementAction(
  defineOperatorAction({
    name: 'break-site',
    room: 'site',
    permission: 'site.edit',
    summary: 'For this test',
    fourEyes: { rule: 'none', why: 'for this test' },
    input: z.object({}),
    output: z.object({ count: z.string() }),
  }),
  {
    subject: () => 'site',
    async run(_ctx, trx: SiteTrx) {
      await trx.updateTable('site_settings').set({ short_name: 'BROKEN' }).execute()
      return succeed(JSON.parse('{"count":7}'))
    },
  },
)
const listFields = {
  room: 'site',
  permission: 'site.edit',
  summary: 'For this test',
  input: z.object({}),
  output: z.object({ short_name: z.string() }),
} as const
const list = implementRead(defineOperatorRead({ ...listFields, name: 'list-names' }), {
  run: async () => succeed({ short_name: 'seen' }),
})
const view = implementRead(
  defineOperatorRead({ ...listFields, name: 'view-name', isRecorded: true, secrets: ['short_name'] }),
  { subject: () => 'name', run: async () => succeed({ short_name: 'personal' }) },
)
const mei = { name: 'mei', permissions: ['site.edit'] }

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

const perform = (action: string, input: unknown, reason = 'asked by the client', by = mei) =>
  performAction(ctx, [rename, broken, list, view], by, { action, input, reason })
const shortName = async () =>
  (await ctx.db.selectFrom('site_settings').select('short_name').executeTakeFirstOrThrow()).short_name
const audits = () => ctx.db.selectFrom('operator_audit').selectAll().execute()
const recorded = async () => JSON.stringify((await audits()).map(({ input, result }) => ({ input, result })))

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

  it.each([
    ['a rule of its own', { short_name: 'A', amount: 'ten' }, [{ field: 'amount', rule: 'amount_format' }]],
    ['a missing field', {}, [{ field: 'short_name', rule: 'required' }]],
    ['a number that is too big', { short_name: 'A', level: 11 }, [{ field: 'level', rule: 'invalid' }]],
    ['text that cannot be stored', { short_name: 'A\0' }, [{ field: 'short_name', rule: 'invalid' }]],
    [
      'several bad fields',
      { short_name: '', amount: '1.005' },
      [
        { field: 'short_name', rule: 'invalid' },
        { field: 'amount', rule: 'amount_format' },
      ],
    ],
  ])('names the rule that each bad field breaks: %s', async (_what, input, fields) => {
    expect(await perform('rename-site', input)).toEqual({ ok: false, code: 400, fields })
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
    expect(await recorded()).not.toContain('unnamed')
  })

  it('whose output is not what the contract says does nothing', async () => {
    const before = await shortName()
    await expect(perform('break-site', {})).rejects.toThrow('count')
    expect(await shortName()).toBe(before)
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

describe('an operator read', () => {
  it('needs its permission, but no reason, and leaves no record', async () => {
    const before = await audits()
    expect(await perform('list-names', {}, '')).toEqual({ ok: true, data: { short_name: 'seen' } })
    expect(await perform('list-names', {}, '', { name: 'lin', permissions: [] })).toMatchObject({ code: 403 })
    expect(await audits()).toEqual(before)
  })

  it('of personal data needs a reason, and leaves a record without the data', async () => {
    expect(await perform('view-name', {}, ' ')).toMatchObject({ code: 400, fields: [{ field: 'reason' }] })
    expect(await perform('view-name', {})).toMatchObject({ data: { short_name: 'personal' } })
    expect((await audits()).at(-1)).toMatchObject({ action: 'view-name', subject: 'name', operator: 'mei' })
    expect(await recorded()).not.toContain('personal')
  })
})
