import { calls } from '@gamehall/contract'
import type { Banner } from '@gamehall/contract/site'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bumpCacheVersion } from '../../../platform/cache/cache-version.ts'
import { performAction } from '../../../platform/operator/perform-action.ts'
import {
  createTestClock,
  createTestContext,
  createTestPlayer,
  createTestServer,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { createMemoryStorage } from '../../../testing/memory-storage.ts'
import { servePictures } from '../index.ts'
import { siteRoom } from '../room.ts'
import { testPhoto } from '../uploads/testing/upload-fixtures.ts'

const clock = createTestClock()
const both = (words: string) => ({ 'zh-TW': words, en: words })
let ctx: TestContext
let app: FastifyInstance
let player: TestPlayer
beforeAll(async () => {
  ctx = await createTestContext({ clock, providers: { storage: createMemoryStorage() } })
  app = await createTestServer(ctx, [siteRoom], servePictures(ctx))
  player = await createTestPlayer(ctx)
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})
beforeEach(async () => {
  await ctx.pool.query('delete from banners')
  bumpCacheVersion(ctx)
})

const act = (action: string, input: object) =>
  performAction(
    ctx,
    siteRoom.actions,
    { name: 'mei', permissions: ['site.edit'] },
    { action, input, reason: 'new' },
  )

async function add(title: string, input: object = {}): Promise<string> {
  const done = await act('add-banner', { title: both(title), ...input })
  if (!done.ok || !('banner_id' in done.data)) throw new Error(JSON.stringify(done))
  return String(done.data.banner_id)
}

async function seenBy(who: TestPlayer | null, request: { for?: 'me' } = { for: 'me' }): Promise<Banner[]> {
  const answer = await app.inject({
    method: 'POST',
    url: '/api/banner/list',
    ...(who && { headers: { authorization: `Bearer ${who.token}` } }),
    payload: request,
  })
  return calls.listBanners.response.parse(answer.json().data).list
}
const titles = async (...given: Parameters<typeof seenBy>) =>
  (await seenBy(...given)).map(({ title }) => title)

const inAnHour = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000).toISOString()

describe('banners', () => {
  it('are shown within their schedule, end exclusive', async () => {
    await add('later', { starts_at: inAnHour(1), ends_at: inAnHour(2) })
    expect(await titles(null)).toEqual([])
    clock.advance(3_600_000)
    expect(await titles(null)).toEqual(['later'])
    clock.advance(3_600_000)
    expect(await titles(null)).toEqual([])
  })

  it('are shown to their audience', async () => {
    await add('all')
    await add('members', { audience: 'member' })
    await add('vips', { audience: 'vip', vip_from: 2 })
    expect(await titles(null)).toEqual(['all'])
    expect(await titles(player, {}), 'what everybody shares').toEqual(['all'])
    expect(await titles(player)).toEqual(['all', 'members'])
    await ctx.pool.query(
      'insert into vip_levels (player_id, level, since, held_from, highest) values ($1, 2, $2, $2, 2)',
      [player.playerId, clock.now()],
    )
    expect(await titles(player)).toEqual(['all', 'members', 'vips'])
  })

  it('are not sent to a player on a break', async () => {
    await add('all')
    await add('members', { audience: 'member' })
    const resting = await createTestPlayer(ctx)
    await ctx.pool.query(
      `insert into play_breaks (player_id, kind, since, until) values ($1, 'cool_off', now(), $2)`,
      [resting.playerId, inAnHour(1)],
    )
    expect(await titles(resting)).toEqual([])
    expect(await titles(player)).toEqual(['all', 'members'])
    clock.advance(3_600_000)
    expect(await titles(resting)).toEqual(['all', 'members'])
  })

  it('are ordered, hidden and edited', async () => {
    const [first, second, third] = [await add('1'), await add('2'), await add('3')]
    await act('order-banners', { banner_ids: [third, first] })
    expect(await titles(null)).toEqual(['3', '1', '2'])
    await act('show-banner', { banner_id: first, is_shown: false })
    await act('edit-banner', { banner_id: second, title: both('two') })
    expect(await titles(null)).toEqual(['3', 'two'])
    expect(await act('order-banners', { banner_ids: ['999999'] })).toMatchObject({ code: 404 })
    expect(await act('edit-banner', { banner_id: '999999', title: both('x') })).toMatchObject({ code: 404 })
  })

  it.each([
    [{ kind: 'route', path: '/deposit' }, '/deposit'],
    [{ kind: 'link', url: 'https://example.com/a?b=1' }, 'https://example.com/a?b=1'],
  ])('lead to %j', async (target, address) => {
    await add('leads', { target })
    expect((await seenBy(null))[0]?.href).toBe(address)
  })

  it.each([
    { target: { kind: 'link', url: 'javascript:alert(1)' } },
    { target: { kind: 'link', url: 'https://good.test@evil.test/' } },
    { target: { kind: 'link', url: 'ftp://example.com/' } },
    { target: { kind: 'route', path: '//evil.test' } },
    { target: { kind: 'activity', activity_id: '424242' } },
    { target: { kind: 'game', gid: 'no-such-game' } },
    { starts_at: '2026-11-22T00:00:00Z', ends_at: '2026-11-21T00:00:00Z' },
    { audience: 'vip' },
    { audience: 'all', vip_from: 3 },
    { picture: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64') },
    { picture: Buffer.from('no picture at all').toString('base64') },
  ])('are refused with %j', async (input) => {
    expect(await act('add-banner', { title: both('bad'), ...input })).toMatchObject({ code: 400 })
    expect(await titles(null)).toEqual([])
  })

  it('have a picture re-encoded as WebP, and a 260 px thumbnail (§9)', async () => {
    const photo = await testPhoto(2000, 1400)
    await add('picture', { picture: photo.toString('base64') })
    const [banner] = await seenBy(null)
    const read = async (address: string | null | undefined) => {
      const answer = await app.inject({ url: address ?? '' })
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      return { bytes: answer.rawPayload, ...(await sharp(answer.rawPayload).metadata()) }
    }
    expect(await read(banner?.thumb)).toMatchObject({ format: 'webp', height: 260 })
    const whole = await read(banner?.image)
    expect(whole).toMatchObject({ format: 'webp', width: 1600 })
    expect(whole.exif).toBeUndefined()
    const audit = await ctx.db.selectFrom('operator_audit').select('input').execute()
    expect(JSON.stringify(audit).length, 'the audit holds no picture').toBeLessThan(photo.length)
    for (const address of ['/files/pictures/..%2Fuploads.webp', `/files/pictures/${'0'.repeat(40)}.webp`])
      expect((await app.inject({ url: address })).statusCode).toBe(404)
  })
})
