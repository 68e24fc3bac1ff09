import { afterAll, beforeAll, expect, test } from 'vitest'
import { performAction } from '../../../../platform/operator/perform-action.ts'
import { createTestContext, createTestPlayer, type TestContext } from '../../../../testing/index.ts'
import { listIdentityAccess } from '../../privacy/list-identity-access.ts'
import { readBirthDate, readRealName } from '../real-name.ts'
import { verifyRealName } from './verify-real-name.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

const verify = (playerId: string, rest: object = {}) =>
  performAction(
    ctx,
    [verifyRealName],
    { name: 'mei', permissions: ['identity.review'] },
    {
      action: 'verify-real-name',
      input: { player_id: playerId, name: '王小明', ...rest },
      reason: 'seen at the desk',
    },
  )

test('a name checked in person is verified; neither the answer nor the audit contains it', async () => {
  const { playerId } = await createTestPlayer(ctx)
  const done = await verify(playerId.toString())
  expect(JSON.parse(JSON.stringify(done))).toMatchObject({
    ok: true,
    data: { player_id: playerId.toString() },
  })
  expect(await readRealName(ctx, ctx.db, playerId)).toMatchObject({ status: 1, name: '王小明' })
  const audit = await ctx.db.selectFrom('operator_audit').selectAll().execute()
  expect(JSON.stringify(audit.map(({ input, result }) => [input, result]))).not.toContain('王小明')
})

test('the player is notified, sees it in the access log, and an earlier date of birth is removed', async () => {
  const { playerId, caller } = await createTestPlayer(ctx)
  await verify(playerId.toString(), { birth_date: '1990-05-12' })
  expect(await readBirthDate(ctx, ctx.db, playerId)).toBe('1990-05-12')
  await verify(playerId.toString())
  expect(await readBirthDate(ctx, ctx.db, playerId)).toBeNull()
  const request = { page: 1, page_size: 20 }
  expect(await listIdentityAccess(ctx, request, caller)).toMatchObject({
    data: {
      list: [
        { who: 'operator', what: 'verified' },
        { who: 'operator', what: 'verified' },
      ],
    },
  })
  const told = await ctx.db.selectFrom('messages').selectAll().where('player_id', '=', playerId).execute()
  expect(told.length).toBeGreaterThan(0)
  expect(told[0]).toMatchObject({
    detail_url: '{"wap":"/realname_success"}',
    content: { en: expect.stringContaining('is verified') },
  })
})

test('404: no such player', async () => {
  expect(await verify('424242')).toMatchObject({ code: 404 })
})
