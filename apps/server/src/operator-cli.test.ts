import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestContext, createTestOperators, type TestContext } from './testing/index.ts'
import { runCli } from './testing/run-cli.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

const operate = (args: readonly string[], env = {}, typed = '') =>
  runCli('operator-cli.ts', ctx.databaseUrl, args, env, typed)

describe('npm run operator', () => {
  it('lists the actions without touching a database', async () => {
    const { exitCode, out } = await runCli('operator-cli.ts', 'postgresql://localhost:1/none')
    expect(exitCode).toBe(0)
    expect(out).toContain('publish-notice')
  })

  it('shows an action’s fields without touching a database', async () => {
    const help = await runCli('operator-cli.ts', 'postgresql://localhost:1/none', ['help', 'approve-deposit'])
    expect(help).toMatchObject({ exitCode: 0, out: expect.stringMatching(/--order_no +text, required/) })
    const unknown = await runCli('operator-cli.ts', 'postgresql://localhost:1/none', ['help', 'moon'])
    expect(unknown).toMatchObject({ exitCode: 1, err: 'no such action: moon\n' })
  })

  it('does an action as the operator, and the audit says who and why', async () => {
    const { exitCode, err } = await operate([
      'edit-site',
      '--name',
      '{"zh-TW":"2026","en":"2026"}',
      '--reason',
      'new name',
    ])
    expect([exitCode, err]).toEqual([0, ''])
    const audit = await ctx.db
      .selectFrom('operator_audit')
      .select(['operator', 'action', 'reason'])
      .executeTakeFirstOrThrow()
    expect(audit).toEqual({ operator: 'admin', action: 'edit-site', reason: 'new name' })
  })

  it('says what is wrong with the input, in words, and fails', async () => {
    const { exitCode, out } = await operate(['show-banner', '--banner_id', 'x', '--reason', 'try'])
    expect(exitCode).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      code: 400,
      data: {
        fields: [
          { field: 'banner_id', rule: 'invalid' },
          { field: 'is_shown', rule: 'required' },
        ],
      },
    })
  })

  it('refuses a wrong password without taking it over', async () => {
    const stranger = await operate(['edit-site', '--reason', 'x'], { OPERATOR_PASSWORD: 'not-the-password' })
    expect(stranger).toMatchObject({ exitCode: 1, out: '' })
    expect(stranger.err).toContain('password or code is wrong')
    expect(stranger.err).toContain('"event":"operator.login_failed"')
    const { rows } = await ctx.pool.query(
      "select payload from graphile_worker._private_jobs where payload->>'event' = 'operator.login_failed'",
    )
    expect(rows).toMatchObject([{ payload: { stream: 'security', reason: 'password', operator: 'admin' } }])
  })

  it('still accepts the right one after a wrong one', async () => {
    expect(await operate(['list-approvals', '--reason', 'look'])).toMatchObject({ exitCode: 0 })
  })

  it('shows no stack for a malformed line', async () => {
    expect(await operate(['show-banner', 'x'])).toMatchObject({
      exitCode: 1,
      err: 'expected --field value, not "x"\n',
    })
  })

  it('reads the password from standard input where the environment does not hold it', async () => {
    const [lin] = await createTestOperators(ctx, 'lin')
    await ctx.db
      .updateTable('operators')
      .set({ password_hash: await hash('the word of lin') })
      .where('name', '=', lin?.name ?? '')
      .execute()
    const change = ['change-password', '--as', 'lin']
    const typed = 'the word of lin\nanother word of hers\nanother word of hers\n'
    expect(await operate(change, {}, typed)).toMatchObject({
      exitCode: 0,
      out: '',
      err: expect.stringContaining('The password is changed.'),
    })
  })
})
