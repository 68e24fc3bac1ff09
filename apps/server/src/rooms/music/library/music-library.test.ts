import { calls } from '@gamehall/contract'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { performAction } from '../../../platform/operator/perform-action.ts'
import {
  createTestCaller,
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
} from '../../../testing/index.ts'
import { serveTracks } from '../index.ts'
import { musicRoom } from '../room.ts'
import { listFavoriteMusic } from './list-favorite-music.ts'
import { listMusic } from './list-music.ts'
import { listMusicStyles } from './list-music-styles.ts'
import { playMusic } from './play-music.ts'
import { seedSoundtrack } from './seed-soundtrack.ts'
import { setFavoriteMusic } from './set-favorite-music.ts'

const clock = createTestClock()
const visitor = createTestCaller()
let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext({ clock })
  await seedSoundtrack(ctx)
})
afterAll(() => ctx.close())

async function library(request: object = {}, caller: Parameters<typeof listMusic>[2] = visitor) {
  const outcome = await listMusic(ctx, calls.listMusic.request.parse(request), caller)
  if (!outcome.ok) throw new Error(`refused with ${outcome.code}`)
  return outcome.data
}

async function favorites(caller: Parameters<typeof listFavoriteMusic>[2]) {
  const outcome = await listFavoriteMusic(ctx, { page: 1, page_size: 20 }, caller)
  if (!outcome.ok) throw new Error(`refused with ${outcome.code}`)
  return outcome.data.list.map(({ music_id }) => music_id)
}

const operate = (input: object) =>
  performAction(
    ctx,
    musicRoom.actions,
    { name: 'mei', permissions: ['site.edit'] },
    { action: 'show-music', input, reason: 'programme' },
  )

describe('the music library (§7 /music/*)', () => {
  it('lists every track once, by style, page by page', async () => {
    const whole = await library({ page_size: 100 })
    expect(whole.list).toHaveLength(whole.total)
    const pages = [await library({ page_size: 7 }), await library({ page: 2, page_size: 7 })]
    expect(pages.flatMap(({ list }) => list)).toEqual(whole.list.slice(0, 14))
    const styles = await listMusicStyles(ctx, {}, visitor)
    expect(styles).toMatchObject({
      ok: true,
      data: { list: [{ style_id: 'lounge', name: '爵士夜語', track_count: 3 }, {}, {}, {}] },
    })
    expect(
      (await library({ style_id: 'silk' })).list.every(({ style_name }) => style_name === '絲竹新韻'),
    ).toBe(true)
    expect((await library({ style_id: 'polka' })).total).toBe(0)
  })

  it.each([
    ['極光', ['aurora-drift']],
    ['RIVER', ['neon-river']],
    ['%', []],
    ['_', []],
    ["'; drop table music_tracks; --", []],
  ])('finds %s by its title in any language', async (keyword, ids) => {
    expect((await library({ keyword })).list.map(({ music_id }) => music_id)).toEqual(ids)
  })

  it('lists each player’s own favourites, newest first', async () => {
    const [mei, lin] = [await createTestPlayer(ctx), await createTestPlayer(ctx)]
    for (const music_id of ['neon-river', 'dragon-gate', 'neon-river']) {
      clock.advance(1_000)
      expect(await setFavoriteMusic(ctx, { music_id, is_favorite: 1 }, mei.caller)).toMatchObject({
        ok: true,
      })
    }
    expect(await favorites(mei.caller)).toEqual(['dragon-gate', 'neon-river'])
    expect(await favorites(lin.caller)).toEqual([])
    const marked = (await library({ page_size: 100 }, mei.caller)).list.filter(
      ({ is_favorite }) => is_favorite,
    )
    expect(marked.map(({ music_id }) => music_id).toSorted()).toEqual(['dragon-gate', 'neon-river'])
    for (const _ of [1, 2])
      expect(
        await setFavoriteMusic(ctx, { music_id: 'dragon-gate', is_favorite: 0 }, mei.caller),
      ).toMatchObject({ ok: true })
    expect(await favorites(mei.caller)).toEqual(['neon-river'])
    expect(await setFavoriteMusic(ctx, { music_id: 'silence', is_favorite: 1 }, mei.caller)).toMatchObject({
      code: 404,
    })
  })

  it('counts plays and hides hidden tracks everywhere', async () => {
    const { caller } = await createTestPlayer(ctx)
    const request = { music_id: 'first-snow', device: 'wap' }
    expect(await playMusic(ctx, request, visitor)).toMatchObject({
      ok: true,
      data: { song_source_url: '/soundtrack/first-snow.mp3', duration_s: 83 },
    })
    await setFavoriteMusic(ctx, { music_id: 'first-snow', is_favorite: 1 }, caller)
    expect(await operate({ music_id: 'first-snow', is_shown: false })).toMatchObject({ ok: true })
    expect(await playMusic(ctx, request, visitor)).toMatchObject({ code: 404 })
    expect(await favorites(caller)).toEqual([])
    expect((await library({ keyword: '初雪' })).total).toBe(0)

    await seedSoundtrack(ctx)
    expect((await library({ keyword: '初雪' })).total, 'seeding keeps hidden tracks hidden').toBe(0)
    await operate({ music_id: 'first-snow', is_shown: true })
    expect(await favorites(caller)).toEqual(['first-snow'])
    const row = await ctx.db
      .selectFrom('music_tracks')
      .select('play_count')
      .where('music_id', '=', 'first-snow')
      .executeTakeFirst()
    expect(row?.play_count).toBe(1n)
    expect(await operate({ music_id: 'silence', is_shown: true })).toMatchObject({ code: 404 })
  })

  it('serves every track as a file with range requests', async () => {
    const app = Fastify()
    await app.register(serveTracks)
    for (const { song_source_url } of (await library({ page_size: 100 })).list) {
      const part = await app.inject({ url: song_source_url, headers: { range: 'bytes=0-1023' } })
      expect(part.statusCode).toBe(206)
      expect(part.headers['content-type']).toBe('audio/mpeg')
      expect(part.rawPayload).toHaveLength(1024)
    }
    expect((await app.inject({ url: '/soundtrack/../package.json' })).statusCode).toBe(404)
  })
})
