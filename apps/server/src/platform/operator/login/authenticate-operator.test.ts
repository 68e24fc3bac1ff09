import { PERMISSIONS } from '@gamehall/contract/operator'
import { hash } from '@node-rs/argon2'
import { Secret, TOTP } from 'otpauth'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestContext, createTestOperators, type TestContext } from '../../../testing/index.ts'
import { MINUTE_MS } from '../../time/durations.ts'
import { operatorActions } from '../operator-actions.ts'
import { ensureFirstOperator, FIRST_OPERATOR, SANDBOX_OPERATOR_PASSWORD } from '../operators.ts'
import { performAction } from '../perform-action.ts'
import { authenticateOperator, type OperatorLogin } from './authenticate-operator.ts'
import { bootstrapSecondOperator } from './bootstrap-second-operator.ts'
import { changeOperatorPassword } from './change-operator-password.ts'
import { createSecondFactor, enrolSecondFactor } from './second-factor.ts'

const PASSWORD = 'correct horse battery'
const lines: Record<string, unknown>[] = []
let ctx: TestContext
let live: TestContext
let passwordHash: string
let now: Date
beforeAll(async () => {
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) })
  ctx = { ...(await createTestContext()), log }
  live = { ...ctx, config: { ...ctx.config, GAMEHALL_MODE: 'live' } }
  passwordHash = await hash(PASSWORD)
})
afterAll(() => ctx.close())
beforeEach(async () => {
  lines.length = 0
  now = new Date('2026-03-01T12:00:00Z')
  await ctx.pool.query(
    'truncate operator_login_failures, operator_recovery_codes, operator_ties, operator_approvals, operators',
  )
  await createTestOperators(ctx, 'mei', 'lin')
  await ctx.db.updateTable('operators').set({ password_hash: passwordHash }).execute()
})

const later = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const logIn = (given: Partial<OperatorLogin> = {}, at = ctx) =>
  authenticateOperator(at, { name: 'mei', password: PASSWORD, address: '203.0.113.9', ...given }, now)
const events = () => lines.map(({ event, reason, operator, scope }) => ({ event, reason, operator, scope }))
const codeOf = (secret: string, at = now) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() })
async function enrol(): Promise<{ secret: string; recovery: readonly string[] }> {
  const { secret } = createSecondFactor('mei')
  const recovery = await enrolSecondFactor(ctx, 'mei', { secret, code: codeOf(secret), at: now })
  if (recovery === null) throw new Error('not enrolled')
  return { secret, recovery }
}

describe('a login', () => {
  it('takes the right password, and says what is wrong with nothing', async () => {
    expect(await logIn()).toEqual({
      kind: 'ok',
      operator: { name: 'mei', permissions: [...PERMISSIONS] },
      due: null,
    })
    expect(await logIn({ password: 'wrong' })).toEqual({ kind: 'refused' })
    expect(await logIn({ name: PASSWORD })).toEqual({ kind: 'refused' })
    expect(events()).toEqual([
      { event: 'operator.login_failed', reason: 'password', operator: 'mei' },
      { event: 'operator.login_failed', reason: 'unknown' },
    ])
    expect(JSON.stringify(lines)).not.toMatch(/correct horse|203\.0\.113/)
  })

  it('is none for a closed name', async () => {
    await ctx.db.updateTable('operators').set({ permissions: [] }).execute()
    expect(await logIn()).toEqual({ kind: 'refused' })
    expect(events()).toEqual([{ event: 'operator.login_failed', reason: 'closed', operator: 'mei' }])
  })

  it('is locked for a name after five failures, also with the right password and from elsewhere, for 15 minutes', async () => {
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await logIn({ password: `guess ${guess}` })).toEqual({ kind: 'refused' })
      later(MINUTE_MS)
    }
    expect(await logIn({ address: '198.51.100.7' })).toEqual({ kind: 'locked', scope: 'operator' })
    expect(events().at(-1)).toEqual({ event: 'operator.locked', scope: 'operator', operator: 'mei' })
    expect(await logIn({ name: 'lin' })).toMatchObject({ kind: 'ok' })
    later(11 * MINUTE_MS)
    expect(await logIn()).toMatchObject({ kind: 'ok' })
  })

  it('is locked for an address after twenty failures, whatever the names', async () => {
    for (let guess = 0; guess < 20; guess += 1) await logIn({ name: `nobody-${guess}` })
    expect(await logIn()).toEqual({ kind: 'locked', scope: 'address' })
    expect(events().at(-1)).toEqual({ event: 'operator.locked', scope: 'address', operator: 'mei' })
    expect(await logIn({ address: '198.51.100.7' })).toMatchObject({ kind: 'ok' })
  })

  it('is not guessed at once, either', async () => {
    const guesses = await Promise.all(
      Array.from({ length: 12 }, (_, guess) => logIn({ password: `guess ${guess}` })),
    )
    expect(guesses.filter(({ kind }) => kind === 'refused')).toHaveLength(5)
  })

  it('forgets nothing but itself when it succeeds', async () => {
    for (let guess = 0; guess < 4; guess += 1) await logIn({ password: 'x' })
    expect(await logIn()).toMatchObject({ kind: 'ok' })
    await logIn({ password: 'x' })
    expect(await logIn()).toEqual({ kind: 'locked', scope: 'operator' })
  })
})

describe('the second factor', () => {
  it('is required first in live mode, and in every mode once it is enrolled', async () => {
    expect(await logIn({}, live)).toMatchObject({ kind: 'ok', due: 'enrol-second-factor' })
    const { secret } = await enrol()
    expect(lines).toMatchObject([{ event: 'operator.changed', change: 'second_factor', operator: 'mei' }])
    later(30_000)
    expect(await logIn({}, live)).toEqual({ kind: 'code_needed' })
    expect(await logIn()).toEqual({ kind: 'code_needed' })
    expect(await logIn({ code: codeOf(secret) }, live)).toMatchObject({ kind: 'ok', due: null })
  })

  it('refuses a used code, an older one, and the code of the enrolment', async () => {
    const { secret } = await enrol()
    expect(await logIn({ code: codeOf(secret) })).toEqual({ kind: 'refused' })
    later(60_000)
    const [older, code] = [codeOf(secret, new Date(now.getTime() - 30_000)), codeOf(secret)]
    const both = await Promise.all([logIn({ code }), logIn({ code })])
    expect(both.map(({ kind }) => kind).toSorted()).toEqual(['ok', 'refused'])
    expect(await logIn({ code: older })).toEqual({ kind: 'refused' })
    expect(events().at(-1)).toEqual({ event: 'operator.login_failed', reason: 'code', operator: 'mei' })
  })

  it('does not help a wrong password, and wrong codes lock', async () => {
    const { secret } = await enrol()
    later(30_000)
    expect(await logIn({ password: 'wrong', code: codeOf(secret) })).toEqual({ kind: 'refused' })
    for (let guess = 0; guess < 4; guess += 1)
      expect(await logIn({ code: '000000' })).toEqual({ kind: 'refused' })
    expect(events().slice(1)).toEqual([
      { event: 'operator.login_failed', reason: 'password', operator: 'mei' },
      ...Array.from({ length: 4 }, () => ({
        event: 'operator.login_failed',
        reason: 'code',
        operator: 'mei',
      })),
    ])
    expect(await logIn({ code: codeOf(secret) })).toEqual({ kind: 'locked', scope: 'operator' })
    expect(events().at(-1)).toEqual({ event: 'operator.locked', scope: 'operator', operator: 'mei' })
  })

  it('is replaced by a recovery code, once each', async () => {
    const { recovery } = await enrol()
    expect(recovery).toHaveLength(10)
    const [code = '', other = ''] = recovery
    expect(await logIn({ code: code.toLowerCase() })).toMatchObject({ kind: 'ok' })
    expect(await logIn({ code })).toEqual({ kind: 'refused' })
    expect(await logIn({ code: other })).toMatchObject({ kind: 'ok' })
  })

  it('is not set up by a wrong code, and its key is not readable in the database', async () => {
    const { secret } = createSecondFactor('mei')
    expect(await enrolSecondFactor(ctx, 'mei', { secret, code: '000000', at: now })).toBeNull()
    expect(await logIn()).toMatchObject({ kind: 'ok' })
    const enrolled = await enrol()
    const { rows } = await ctx.pool.query<{ totp_sealed: Buffer }>('select totp_sealed from operators')
    expect(rows.map((row) => String(row.totp_sealed)).join()).not.toContain(enrolled.secret)
  })
})

describe('a password', () => {
  it('is changed by its owner: long enough, and another', async () => {
    expect(await changeOperatorPassword(ctx, 'mei', 'short')).toMatchObject({ code: 400 })
    expect(await changeOperatorPassword(ctx, 'mei', PASSWORD)).toMatchObject({
      code: 400,
      fields: [{ rule: 'password_unchanged' }],
    })
    expect(await changeOperatorPassword(ctx, 'mei', 'battery staple horse')).toMatchObject({ ok: true })
    expect(lines).toMatchObject([{ event: 'operator.changed', change: 'password', operator: 'mei' }])
    expect(await logIn()).toEqual({ kind: 'refused' })
    expect(await logIn({ password: 'battery staple horse' })).toMatchObject({ kind: 'ok', due: null })
  })

  it('of an operator whom another made, or gave access again, is changed before anything', async () => {
    const act = (name: string, action: string, input: object) =>
      performAction(
        ctx,
        operatorActions,
        { name, permissions: [...PERMISSIONS] },
        {
          action,
          input,
          reason: 'test',
        },
      )
    const draft = { name: 'wu', password: 'a first password', permissions: ['approvals.read'] }
    await act('mei', 'create-operator', draft)
    expect(await act('lin', 'create-operator', draft)).toMatchObject({ ok: true })
    expect(await logIn({ name: 'wu', password: draft.password })).toMatchObject({ due: 'change-password' })
    await changeOperatorPassword(ctx, 'wu', 'a word of my own')
    expect(await logIn({ name: 'wu', password: 'a word of my own' })).toMatchObject({ due: null })

    await enrol()
    await createTestOperators(ctx, 'an')
    const reset = { name: 'mei', password: 'another first one' }
    await act('lin', 'reset-operator-access', reset)
    expect(await act('mei', 'reset-operator-access', reset)).toMatchObject({ ok: false, code: 403 })
    expect(await act('an', 'reset-operator-access', reset)).toMatchObject({ ok: true })
    expect(lines).toContainEqual(
      expect.objectContaining({ event: 'operator.changed', change: 'access', operator: 'mei' }),
    )
    expect(await logIn({ password: reset.password })).toMatchObject({ kind: 'ok', due: 'change-password' })
    const ties = await ctx.db.selectFrom('operator_ties').select(['maker', 'made', 'kind']).execute()
    expect(ties).toEqual([
      { maker: 'mei', made: 'wu', kind: 'made' },
      { maker: 'lin', made: 'mei', kind: 'access' },
    ])
  })
})

describe('the first two operators', () => {
  beforeEach(async () => {
    await ctx.pool.query('delete from operators')
    await ensureFirstOperator(ctx.db, undefined, now)
  })
  const second = { name: 'mei', password: PASSWORD }

  it('the first has every permission and the sandbox’s password, until another is configured; one’s own stays', async () => {
    const asFirst = (password: string) => logIn({ name: FIRST_OPERATOR, password })
    expect(await asFirst(SANDBOX_OPERATOR_PASSWORD)).toMatchObject({
      operator: { permissions: [...PERMISSIONS] },
    })
    await ensureFirstOperator(ctx.db, 'a-password-of-our-own', now)
    expect(await asFirst(SANDBOX_OPERATOR_PASSWORD)).toEqual({ kind: 'refused' })
    expect(await asFirst('a-password-of-our-own')).toMatchObject({ kind: 'ok' })
    await changeOperatorPassword(ctx, FIRST_OPERATOR, 'chosen at the terminal')
    await ensureFirstOperator(ctx.db, 'a-password-of-our-own', now)
    expect(await asFirst('chosen at the terminal')).toMatchObject({ kind: 'ok' })
    expect(await asFirst('a-password-of-our-own')).toEqual({ kind: 'refused' })
    await ensureFirstOperator(ctx.db, 'configured once more', now)
    expect(await asFirst('configured once more')).toMatchObject({ kind: 'ok' })
  })

  it('the second is made once, independent of the first, and on record', async () => {
    expect(await bootstrapSecondOperator(ctx, { ...second, password: 'short' }, now)).toMatchObject({
      code: 400,
    })
    expect(await bootstrapSecondOperator(ctx, { ...second, name: 'No Name' }, now)).toMatchObject({
      code: 400,
    })
    expect(await bootstrapSecondOperator(ctx, { ...second, name: FIRST_OPERATOR }, now)).toEqual({
      ok: false,
      code: 10013,
    })
    const both = await Promise.all([
      bootstrapSecondOperator(ctx, second, now),
      bootstrapSecondOperator(ctx, { ...second, name: 'straw' }, now),
    ])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await bootstrapSecondOperator(ctx, { ...second, name: 'third' }, now)).toEqual({
      ok: false,
      code: 403,
    })
    expect(lines).toMatchObject([{ event: 'operator.changed', change: 'bootstrap' }])
    expect(await ctx.db.selectFrom('operator_ties').selectAll().execute()).toEqual([])
    const { rows } = await ctx.pool.query(
      'select operator, action, input from operator_audit order by audit_id desc',
    )
    expect(rows[0]).toMatchObject({ operator: FIRST_OPERATOR, action: 'bootstrap-second-operator' })
    expect(JSON.stringify(rows)).not.toContain(PASSWORD)
  })
})
