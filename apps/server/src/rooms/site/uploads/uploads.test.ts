import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest'
import { createHttpApp } from '../../../platform/http/create-http-app.ts'
import { HOUR_MS, MINUTE_MS } from '../../../platform/time/durations.ts'
import {
  createMemoryStorage,
  createTestClock,
  createTestContext,
  createTestPlayer,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { createUpload } from './create-upload.ts'
import { cleanUploads } from './jobs/clean-uploads.ts'
import { testMp4, testPhoto, testWebm } from './testing/upload-fixtures.ts'
import { claimUpload, readOwnUpload, releaseUpload, signFileUrl, signThumbnailUrl } from './upload-access.ts'
import { uploadRoutes } from './upload-routes.ts'

const clock = createTestClock()
const storage = createMemoryStorage()
let ctx: TestContext
let app: FastifyInstance
let player: TestPlayer
let photo: Buffer

beforeAll(async () => {
  ctx = await createTestContext({ clock, providers: { storage } })
  app = await createHttpApp(ctx.config, ctx.log, [])
  await app.register(uploadRoutes(ctx))
  player = await createTestPlayer(ctx)
  photo = await testPhoto()
})
afterAll(async () => {
  await app.close()
  await ctx.close()
})

type Action = 'bank_card_photo' | 'bank_card_video'

async function ask(size: number, action: Action = 'bank_card_photo', type = 'image/jpeg', by = player) {
  const asked = await createUpload(ctx, { action, content_type: type, size }, by.caller)
  if (!asked.ok) throw new Error(`no upload: ${asked.code}`)
  return { id: asked.data.upload_id, path: asked.data.url.replace('http://localhost', '') }
}

const put = (path: string, body: Buffer, type = 'image/jpeg') =>
  app.inject({ method: 'PUT', url: path, headers: { 'content-type': type }, body })

async function upload(bytes: Buffer, action: Action = 'bank_card_photo', type = 'image/jpeg', by = player) {
  const { id, path } = await ask(bytes.length, action, type, by)
  const answer = await put(path, bytes, type)
  return { id, path, status: answer.statusCode, answer: answer.json() }
}

const take = (id: string, by = player, action: Action = 'bank_card_photo') =>
  ctx.db.transaction().execute((trx) => claimUpload(ctx, trx, by.playerId, id, action))

test('§7 a file is uploaded to its signed URL, and readable only by its owner', async () => {
  const { id, status, answer } = await upload(photo)
  expect([status, answer]).toEqual([200, { code: 0, msg: '', data: {} }])
  const file = await readOwnUpload(ctx, player.playerId, id, 'bank_card_photo')
  expect(file?.type).toBe('image/jpeg')
  expect((await sharp(file?.bytes).metadata()).width).toBe(900)
  const stranger = await createTestPlayer(ctx)
  expect(await readOwnUpload(ctx, stranger.playerId, id, 'bank_card_photo')).toBeNull()
  expect(await take(id, stranger)).toBe('unknown')
  expect(await readOwnUpload(ctx, player.playerId, id, 'bank_card_video')).toBeNull()
  expect(await take(id, player, 'bank_card_video')).toBe('unknown')
})

test('a picture loses its EXIF data and is stored encrypted', async () => {
  const { id } = await upload(photo)
  expect(photo.includes('SecretCamera')).toBe(true)
  const file = await readOwnUpload(ctx, player.playerId, id, 'bank_card_photo')
  expect(file?.bytes.includes('SecretCamera')).toBe(false)
  expect((await sharp(file?.bytes).metadata()).exif).toBeUndefined()
  const resting = [...storage.files].find(([key]) => key.includes(id))?.[1]
  expect(resting?.includes(Buffer.from([0xff, 0xd8, 0xff]))).toBe(false)
  expect(resting?.includes('JFIF')).toBe(false)
})

test('a picture is rotated upright and scaled down', async () => {
  const turned = await sharp(await testPhoto(4000, 3000))
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const { id } = await upload(turned)
  const file = await readOwnUpload(ctx, player.playerId, id, 'bank_card_photo')
  const { width, height } = await sharp(file?.bytes).metadata()
  expect([width, height]).toEqual([1800, 2400])
})

test.each([
  ['video/webm', testWebm()],
  ['video/webm;codecs=vp8,opus', testWebm()],
  ['video/mp4', testMp4()],
  ['video/quicktime', testMp4('qt  ')],
])('a %s video is stored unchanged', async (type, bytes) => {
  const { id, status } = await upload(bytes, 'bank_card_video', type)
  expect(status).toBe(200)
  const file = await readOwnUpload(ctx, player.playerId, id, 'bank_card_video')
  expect(file?.type).toBe(type.split(';')[0])
  expect(file?.bytes.equals(bytes)).toBe(true)
})

describe('invalid pictures', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  it.each([
    ['a PDF named .jpg', async () => Buffer.from(`%PDF-1.7 ${'x'.repeat(500)}`)],
    ['a film', async () => testMp4()],
    ['an SVG, which could fetch and run', async () => svg],
    ['a JPEG’s first bytes and a page', async () => Buffer.concat([photo.subarray(0, 20), svg])],
    ['half a picture', async () => photo.subarray(0, Math.floor(photo.length / 2))],
  ])('refuses %s and stores nothing', async (_what, make) => {
    const before = storage.files.size
    const { id, status, answer } = await upload(await make())
    expect([status, answer.code, answer.data?.fields?.[0]?.rule]).toEqual([400, 400, 'upload_type'])
    expect(storage.files.size).toBe(before)
    expect(await take(id)).toBe('unknown')
  })

  it('refuses a small file of more than 25 megapixels', async () => {
    const { status, answer } = await upload(await bomb())
    expect([status, answer.data?.fields?.[0]?.rule]).toEqual([400, 'upload_too_many_pixels'])
  })

  it('removes data that a polyglot hides behind the picture', async () => {
    const hidden = '<script>steal()</script>'
    const { id, status } = await upload(Buffer.concat([photo, Buffer.from(hidden)]))
    expect(status).toBe(200)
    const file = await readOwnUpload(ctx, player.playerId, id, 'bank_card_photo')
    expect(file?.bytes.includes(hidden)).toBe(false)
  })
})

/** A valid blank picture just above the pixel limit, of a few bytes. */
const bomb = () =>
  sharp({ create: { width: 5_001, height: 5_001, channels: 3, background: '#000' } })
    .toColourspace('b-w')
    .png({ compressionLevel: 1 })
    .toBuffer()

describe('the signed upload URL', () => {
  it('works once: a replayed PUT is 10099 and changes nothing', async () => {
    const { id, path } = await upload(photo)
    const kept = (await readOwnUpload(ctx, player.playerId, id, 'bank_card_photo'))?.bytes
    const other = await sharp(photo).negate().jpeg().toBuffer()
    const again = await put(path, Buffer.concat([other, photo]).subarray(0, photo.length))
    expect([again.statusCode, again.json().code]).toEqual([409, 10099])
    const after = (await readOwnUpload(ctx, player.playerId, id, 'bank_card_photo'))?.bytes
    expect(after?.equals(kept ?? Buffer.alloc(0))).toBe(true)
  })

  it('accepts one of two concurrent uploads', async () => {
    const { path } = await ask(photo.length)
    const before = storage.files.size
    const both = await Promise.all([put(path, photo), put(path, photo)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(storage.files.size).toBe(before + 1)
  })

  it('accepts one of two concurrent uploads to two processes', async () => {
    const elsewhere = await createHttpApp(ctx.config, ctx.log, [])
    await elsewhere.register(uploadRoutes(ctx))
    const { path, id } = await ask(photo.length)
    const before = storage.files.size
    const request = {
      method: 'PUT',
      url: path,
      headers: { 'content-type': 'image/jpeg' },
      body: photo,
    } as const
    const both = await Promise.all([app.inject(request), elsewhere.inject(request)])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect(storage.files.size).toBe(before + 1)
    expect(await take(id)).toBe('taken')
    await elsewhere.close()
  })

  it('can be retried until a complete file has arrived', async () => {
    const { path } = await ask(photo.length)
    const half = await put(path, photo.subarray(0, 100))
    expect([half.statusCode, half.json().data.fields[0].rule]).toEqual([400, 'upload_unknown'])
    expect((await put(path, photo)).statusCode).toBe(200)
  })

  it('expires after ten minutes', async () => {
    const { path } = await ask(photo.length)
    clock.advance(10 * MINUTE_MS - 1)
    const { path: fresh } = await ask(photo.length)
    clock.advance(1)
    expect((await put(path, photo)).statusCode).toBe(404)
    expect((await put(fresh, photo)).statusCode).toBe(200)
  })

  it('is bound to its upload, use, expiry and size', async () => {
    const [one, other] = [await ask(photo.length), await ask(photo.length)]
    const forOther = one.path.replace(one.id, other.id)
    const longer = one.path.replace(/expires=(\d)/, 'expires=9')
    const unsigned = one.path.replace(/signature=.*/, 'signature=')
    const cut = one.path.slice(0, -2)
    for (const path of [forOther, longer, unsigned, cut, `/api/uploads/${one.id}`, '/api/uploads/..']) {
      expect((await put(path, photo)).statusCode).toBe(404)
    }
    const look = signFileUrl(ctx, one.id, 'operator')
    expect((await put(look, photo)).statusCode).toBe(404)
    expect((await app.inject(one.path)).statusCode).toBe(404)
    expect((await put(one.path, Buffer.concat([photo, Buffer.alloc(1)]))).statusCode).toBe(413)
    expect((await put(one.path, photo, 'image/png')).statusCode).toBe(415)
    expect((await put(one.path, photo)).statusCode).toBe(200)
  })
})

test('10145: limits unused uploads', async () => {
  const restless = await createTestPlayer(ctx)
  for (let count = 0; count < 40; count += 1) await ask(10, 'bank_card_photo', 'image/jpeg', restless)
  const request = { action: 'bank_card_photo', content_type: 'image/jpeg', size: 10 } as const
  expect(await createUpload(ctx, request, restless.caller)).toMatchObject({ ok: false, code: 10145 })
  clock.advance(24 * HOUR_MS + 1)
  expect(await createUpload(ctx, request, restless.caller)).toMatchObject({ ok: true })
})

test('10099: an upload can be claimed once, also concurrently', async () => {
  const { id } = await upload(photo)
  expect((await Promise.all([take(id), take(id), take(id)])).sort()).toEqual(['taken', 'used', 'used'])
})

describe('the signed file URL', () => {
  it('serves an operator the file for a minute, with its type and a policy that runs nothing', async () => {
    const { id } = await upload(photo)
    const address = signFileUrl(ctx, id, 'operator')
    const shown = await app.inject(address)
    expect(shown.statusCode).toBe(200)
    expect(shown.headers['content-type']).toBe('image/jpeg')
    expect(shown.headers['cache-control']).toBe('no-store')
    expect(shown.headers['x-content-type-options']).toBe('nosniff')
    expect(shown.headers['content-security-policy']).toMatch(/^sandbox; default-src 'none'/)
    expect(shown.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
    clock.advance(MINUTE_MS)
    expect((await app.inject(address)).statusCode).toBe(404)
  })

  it('serves the owner the file for an hour', async () => {
    const { id } = await upload(photo)
    const addresses = [signFileUrl(ctx, id, 'owner'), signThumbnailUrl(ctx, id, 'owner')]
    const answers = async () =>
      Promise.all(addresses.map(async (address) => (await app.inject(address)).statusCode))
    clock.advance(59 * MINUTE_MS)
    expect(await answers()).toEqual([200, 200])
    clock.advance(MINUTE_MS)
    expect(await answers()).toEqual([404, 404])
  })

  it('serves a 260 px WebP thumbnail at its own URL (§9), which does not give the full file', async () => {
    const { id } = await upload(photo)
    const address = signThumbnailUrl(ctx, id, 'operator')
    const shown = await app.inject(address)
    expect(shown.headers['content-type']).toBe('image/webp')
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'webp', height: 260 })
    expect((await app.inject(address.replace('&size=thumb', ''))).statusCode).toBe(404)
    expect((await app.inject(`${signFileUrl(ctx, id, 'operator')}&size=thumb`)).statusCode).toBe(404)
    clock.advance(MINUTE_MS)
    expect((await app.inject(address)).statusCode).toBe(404)
  })

  it('is busy while an owner’s files fill the memory that downloads may take', async () => {
    const { id } = await upload(photo)
    const gate = Promise.withResolvers<void>()
    const get = vi.fn(async (key: string) => {
      await gate.promise
      return storage.get(key)
    })
    const slowCtx = { ...ctx, providers: { ...ctx.providers, storage: { ...storage, get } } }
    const narrow = await createHttpApp(ctx.config, ctx.log, [])
    await narrow.register(
      uploadRoutes(slowCtx, undefined, { bytes: 10_000_000, bytesPerPlayer: photo.length }),
    )
    const ask = () => narrow.inject(signFileUrl(ctx, id, 'owner'))
    const first = ask()
    await vi.waitFor(() => expect(get).toHaveBeenCalledOnce())
    const second = await ask()
    expect([second.statusCode, second.headers['retry-after']]).toEqual([503, '2'])
    gate.resolve()
    expect((await first).statusCode).toBe(200)
    expect((await ask()).statusCode).toBe(200)
    await narrow.close()
  })

  it('answers 404 before a file has arrived', async () => {
    const { id } = await ask(10)
    expect((await app.inject(signFileUrl(ctx, id, 'operator'))).statusCode).toBe(404)
  })
})

describe('clean-up', () => {
  const clean = () => cleanUploads.run(ctx, {}, clock.now())

  it('deletes unused uploads after a day and released ones; keeps used ones', async () => {
    const [unused, kept, released] = [await upload(photo), await upload(photo), await upload(photo)]
    const never = await ask(10)
    await take(kept.id)
    await take(released.id)
    await ctx.db
      .transaction()
      .execute((trx) => releaseUpload(trx, released.id, new Date(clock.now().getTime() + 48 * HOUR_MS)))
    clock.advance(24 * HOUR_MS)
    expect(await take(unused.id)).toBe('unknown')
    await clean()
    expect(await present([unused.id, kept.id, released.id, never.id])).toEqual([true, true, true, true])
    clock.advance(HOUR_MS + 1)
    await clean()
    expect(await present([unused.id, kept.id, released.id, never.id])).toEqual([false, true, true, false])
    clock.advance(24 * HOUR_MS)
    await clean()
    expect(await present([kept.id, released.id])).toEqual([true, false])
    expect([...storage.files.keys()].filter((key) => key.includes(unused.id))).toEqual([])
  })

  it('deletes files of a process that died while writing', async () => {
    const { id, path } = await ask(photo.length)
    const dying = { ...storage, put: async (key: string, bytes: Uint8Array) => dieAfter(key, bytes) }
    const failingCtx = { ...ctx, providers: { ...ctx.providers, storage: dying } }
    const dyingApp = await createHttpApp(ctx.config, ctx.log, [])
    await dyingApp.register(uploadRoutes(failingCtx))
    const request = {
      method: 'PUT',
      url: path,
      headers: { 'content-type': 'image/jpeg' },
      body: photo,
    } as const
    expect((await dyingApp.inject(request)).statusCode).toBe(500)
    await dyingApp.close()
    const filesOf = () => [...storage.files.keys()].filter((key) => key.includes(id))
    expect(filesOf()).toHaveLength(1)
    expect((await put(path, photo)).statusCode).toBe(200)
    expect(filesOf()).toHaveLength(1)
    clock.advance(26 * HOUR_MS)
    await clean()
    expect(filesOf()).toEqual([])
  })
})

async function dieAfter(key: string, bytes: Uint8Array): Promise<void> {
  await storage.put(key, bytes)
  throw new Error('the process died')
}

async function present(ids: readonly string[]): Promise<boolean[]> {
  const rows = await ctx.db.selectFrom('uploads').select('upload_id').where('upload_id', 'in', ids).execute()
  return ids.map((id) => rows.some(({ upload_id }) => upload_id === id))
}

describe('over a real connection', () => {
  const send = async (path: string, body: Buffer | ReadableStream) => {
    const init: RequestInit = {
      method: 'PUT',
      headers: { 'content-type': 'image/jpeg' },
      body: Buffer.isBuffer(body) ? new Uint8Array(body) : body,
      duplex: 'half',
    }
    return fetch(new URL(path, await origin), init)
  }
  let origin: Promise<string>
  let served: FastifyInstance
  beforeAll(async () => {
    served = await createHttpApp(ctx.config, ctx.log, [])
    await served.register(uploadRoutes(ctx))
    origin = served.listen({ port: 0, host: '127.0.0.1' })
    await origin
  })
  afterAll(() => served.close())

  it('accepts a file larger than the body limit of calls', async () => {
    const large = await sharp(randomBytes(1500 * 1500 * 3), {
      raw: { width: 1500, height: 1500, channels: 3 },
    })
      .jpeg({ quality: 95 })
      .toBuffer()
    expect(large.length).toBeGreaterThan(2_000_000)
    const { path } = await ask(large.length)
    expect((await send(path, large)).status).toBe(200)
  })

  it('can be retried after an aborted connection', async () => {
    const { path, id } = await ask(photo.length)
    const broken = new ReadableStream({
      start(controller) {
        controller.enqueue(photo.subarray(0, 100))
        controller.error(new Error('gone'))
      },
    })
    await expect(send(path, broken)).rejects.toThrow()
    await expect.poll(async () => (await send(path, photo)).status).toBe(200)
    expect(await take(id)).toBe('taken')
  })
})
