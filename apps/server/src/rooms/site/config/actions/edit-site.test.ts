import { calls } from '@gamehall/contract'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AppContext } from '../../../../platform/context/app-context.ts'
import { performAction } from '../../../../platform/operator/perform-action.ts'
import { createFakeProvider } from '../../../../testing/fake-game-provider.ts'
import { fakeGames } from '../../../../testing/fake-vendors.ts'
import {
  createMemoryStorage,
  createTestContext,
  createTestOperators,
  createTestServer,
  type TestContext,
} from '../../../../testing/index.ts'
import { servePictures } from '../../index.ts'
import { siteRoom } from '../../room.ts'
import { testPhoto } from '../../uploads/testing/upload-fixtures.ts'

let ctx: TestContext
let app: FastifyInstance
beforeAll(async () => {
  ctx = await createTestContext({
    providers: { storage: createMemoryStorage(), games: fakeGames(createFakeProvider()) },
  })
  app = await createTestServer(ctx, [siteRoom], servePictures(ctx))
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

const edit = (input: object, at: AppContext = ctx, name = 'mei') =>
  performAction(
    at,
    siteRoom.actions,
    { name, permissions: ['site.edit'] },
    { action: 'edit-site', input, reason: 'new face' },
  )
async function config() {
  const answer = await app.inject({ method: 'POST', url: '/api/sites/siteconfig', payload: {} })
  return calls.getSiteConfig.response.parse(answer.json().data)
}

it('§7 /sites/siteconfig: the logo is re-encoded as a thumbnail with an immutable address', async () => {
  expect((await config()).logo).toBeNull()
  const photo = await testPhoto()
  expect(await edit({ logo: photo.toString('base64') })).toMatchObject({
    ok: true,
    data: { changed: ['logo'] },
  })
  const { logo } = await config()
  const file = await app.inject({ url: logo ?? '' })
  expect(file.headers['content-type']).toBe('image/webp')
  expect(file.headers['cache-control']).toContain('immutable')
  const drawn = await sharp(file.rawPayload).metadata()
  expect([drawn.height, drawn.exif]).toEqual([260, undefined])

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
  expect(await edit({ logo: svg.toString('base64') })).toMatchObject({
    code: 400,
    fields: [{ field: 'logo', rule: 'upload_type' }],
  })
  expect((await config()).logo).toBe(logo)
  expect(await edit({ logo: null, accent_color: '#3355FF' })).toMatchObject({ ok: true })
  expect(await config()).toMatchObject({ logo: null, colors: { accent: '#3355ff' } })
})

it('§5: stores only a valid API address, in lower case', async () => {
  expect(await edit({ api_url: 'javascript:alert(1)' })).toMatchObject({ fields: [{ field: 'api_url' }] })
  expect(await edit({ api_url: 'HTTPS://API.Example.com/v1' })).toMatchObject({ ok: true })
  expect(await config()).toMatchObject({ api_url: 'https://api.example.com/v1' })
  expect(await edit({ api_url: null })).toMatchObject({ ok: true })
  expect((await config()).api_url).toBeNull()
})

it('in live mode the API address must be one of the operator’s own origins', async () => {
  const own = {
    GAMEHALL_MODE: 'live',
    PUBLIC_URL: 'https://play.example.com',
    SITE_ORIGINS: ['https://api.example.com'],
  } as const
  const live = { ...ctx, config: { ...ctx.config, ...own, SITE_ORIGINS: [...own.SITE_ORIGINS] } }
  await createTestOperators(ctx, 'mei', 'lin')
  const confirmed = async (api_url: string | null) => {
    expect(await edit({ api_url }, live)).toMatchObject({ data: { status: 'waiting_for_second_operator' } })
    expect(await edit({ api_url }, live, 'lin')).toMatchObject({ ok: true })
  }
  for (const api_url of [
    'https://evil.example/api',
    'https://api.example.com.evil.example',
    'https://api.example.com:444',
  ])
    expect(await edit({ api_url }, live)).toMatchObject({ fields: [{ field: 'api_url' }] })
  expect((await config()).api_url).toBeNull()
  for (const api_url of ['https://API.example.com/hall', 'https://play.example.com/api']) {
    await confirmed(api_url)
    expect((await config()).api_url).toBe(api_url.toLowerCase())
  }
  await confirmed(null)
})

it('names the kind of the games’ wallets, so that the app offers no transfer where there is none', async () => {
  expect((await config()).game_wallets).toBe('transfer')
})
