import { calls } from '@gamehall/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import { createFakeProvider } from '../../../testing/fake-game-provider.ts'
import { fakeGames } from '../../../testing/fake-vendors.ts'
import {
  createMemoryStorage,
  createTestClock,
  createTestContext,
  createTestPlayer,
  createTestServer,
  type TestContext,
} from '../../../testing/index.ts'
import { accountRoom } from '../../account/room.ts'
import { supportRoom } from '../../support/room.ts'
import { uploadRoutes } from '../index.ts'
import { siteRoom } from '../room.ts'

const clock = createTestClock()
const rooms = [siteRoom, accountRoom, supportRoom]
let ctx: TestContext
let app: FastifyInstance
beforeAll(async () => {
  ctx = await createTestContext({
    clock,
    providers: { storage: createMemoryStorage(), games: fakeGames(createFakeProvider()) },
  })
  app = await createTestServer(ctx, rooms, uploadRoutes(ctx))
})
afterEach(() => operate('open-site', {}))
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const operate = (action: string, input: object, permissions: readonly string[] = ['site.close']) =>
  performAction(
    ctx,
    siteRoom.actions,
    { name: 'mei', permissions },
    { action, input, reason: 'database move' },
  )
const notice = { 'zh-TW': '系統升級中', en: 'We are upgrading' }
const close = (until: string | null = null) => operate('close-site', { notice, until })

async function config(language = 'zh-TW') {
  const headers = { 'accept-language': language }
  const answer = await app.inject({ method: 'POST', url: '/api/sites/siteconfig', payload: {}, headers })
  expect(answer.json()).toMatchObject({ code: 0 })
  return calls.getSiteConfig.response.parse(answer.json().data)
}

describe('§8, 10027: a closed site', () => {
  it('refuses every call but the site config until it reopens', async () => {
    const { token } = await createTestPlayer(ctx)
    const all = rooms.flatMap(({ routes }) => routes.map(({ call }) => call))
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'en' }
    const ask = ({ method, path }: { method: 'GET' | 'POST'; path: string }) =>
      app.inject({ method, url: `/api${path}`, headers, ...(method === 'POST' && { payload: {} }) })
    expect(await close()).toMatchObject({ ok: true })
    for (const call of all) {
      const { code, msg } = (await ask(call)).json()
      if (call.name === 'getSiteConfig') expect(code, call.name).toBe(0)
      else expect([code, msg], call.name).toEqual([10027, 'The system is closed'])
    }
    await operate('open-site', {})
    expect((await ask(calls.getUserInfo)).json()).toMatchObject({ code: 0 })
    expect((await ask(calls.listBanners)).json()).toMatchObject({ code: 0 })
  })

  it('refuses uploads', async () => {
    const { caller } = await createTestPlayer(ctx)
    const route = siteRoom.routes.find(({ call }) => call.name === 'createUpload')
    const made = await route?.answer(
      ctx,
      { action: 'chat_image', content_type: 'image/png', size: 4 },
      caller,
    )
    const { url = '' } = (made?.ok ? (made.data as { url?: string }) : {}) as { url?: string }
    await close()
    const put = await app.inject({
      method: 'PUT',
      url: url.replace(/^https?:\/\/[^/]+/, ''),
      headers: { 'content-type': 'image/png' },
      payload: Buffer.from('file'),
    })
    expect([put.statusCode, put.json().code]).toEqual([503, 10027])
  })

  it('answers the notice, the expected reopening time and contacts', async () => {
    expect((await config()).closed).toBeNull()
    const until = new Date(clock.now().getTime() + 3_600_000).toISOString()
    await close(until)
    const since = clock.now().toISOString()
    expect((await config()).closed).toMatchObject({ notice: '系統升級中', since, until })
    expect((await config('en')).closed).toMatchObject({
      notice: 'We are upgrading',
      contacts: [{ name: 'Email', href: expect.stringMatching(/^mailto:/) }],
    })
    clock.advance(60_000)
    await operate('close-site', { notice: { ...notice, en: 'Nearly done' }, until: null })
    expect((await config('en')).closed).toMatchObject({ notice: 'Nearly done', since, until: null })
    await operate('open-site', {})
    expect((await config()).closed).toBeNull()
  })

  it('requires the permission and a future time, and is audited', async () => {
    expect(await operate('close-site', { notice }, ['site.edit'])).toMatchObject({ code: 403 })
    expect(await close(clock.now().toISOString())).toMatchObject({ code: 400, fields: [{ field: 'until' }] })
    expect((await config()).closed).toBeNull()
    await close()
    const { operator, action, reason } = await ctx.db
      .selectFrom('operator_audit')
      .selectAll()
      .orderBy('audit_id', 'desc')
      .executeTakeFirstOrThrow()
    expect([operator, action, reason]).toEqual(['mei', 'close-site', 'database move'])
  })
})
