import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { PassThrough, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createHttpApp } from '../../../platform/http/create-http-app.ts'
import {
  createMemoryStorage,
  createSecurityRecorder,
  createTestContext,
  createTestPlayer,
  type TestContext,
  type TestPlayer,
} from '../../../testing/index.ts'
import { createUpload } from './create-upload.ts'
import { createUploadReceiver } from './receive-upload.ts'
import { testPhoto } from './testing/upload-fixtures.ts'
import { uploadRoutes } from './upload-routes.ts'

let ctx: TestContext
let photo: Buffer
beforeAll(async () => {
  ctx = await createTestContext({ providers: { storage: createMemoryStorage() } })
  photo = await testPhoto()
})
afterAll(() => ctx.close())

async function ask(
  size: number,
  action: 'bank_card_photo' | 'bank_card_video',
  type: string,
  by: TestPlayer,
) {
  const asked = await createUpload(ctx, { action, content_type: type, size }, by.caller)
  if (!asked.ok) throw new Error(`no upload: ${asked.code}`)
  return { path: asked.data.url.replace('http://localhost', '') }
}

describe('a slow or endless upload', () => {
  const security = createSecurityRecorder()
  const pace = { windowMs: 2_000, leastBytes: 20_000, longestMs: 60_000 }
  let slow: FastifyInstance
  let address: string
  beforeAll(async () => {
    slow = await createHttpApp(ctx.config, ctx.log, [])
    await slow.register(uploadRoutes({ ...ctx, log: security.log }, pace))
    address = await slow.listen({ port: 0, host: '127.0.0.1' })
  })
  afterAll(() => slow.close())

  /** Sends a few bytes of a file, then stalls. */
  async function dawdle(by: TestPlayer): Promise<{ readonly status: Promise<number>; end(): void }> {
    const { path } = await ask(19_000_000, 'bank_card_video', 'video/mp4', by)
    const headers = { 'content-type': 'video/mp4', 'content-length': 19_000_000 }
    const request = httpRequest(new URL(path, address), { method: 'PUT', headers })
    const status = once(request, 'response').then(([{ statusCode }]) => Number(statusCode))
    request.on('error', () => {})
    request.write(Buffer.alloc(1_000))
    return { status, end: () => void request.destroy() }
  }
  const putThere = async (by: TestPlayer) => {
    const { path } = await ask(photo.length, 'bank_card_photo', 'image/jpeg', by)
    const headers = { 'content-type': 'image/jpeg' }
    const answer = await fetch(new URL(path, address), {
      method: 'PUT',
      headers,
      body: new Uint8Array(photo),
    })
    return answer.status
  }

  it('does not block other accounts; four uploads per account at once', async () => {
    const [hostile, other] = [await createTestPlayer(ctx), await createTestPlayer(ctx)]
    const dawdling = await Promise.all(Array.from({ length: 9 }, () => dawdle(hostile)))
    expect(await putThere(other)).toBe(200)
    const statuses = await Promise.all(dawdling.map(({ status }) => status))
    for (const { end } of dawdling) end()
    expect(statuses.filter((status) => status === 408)).toHaveLength(4)
    expect(statuses.filter((status) => status === 429)).toHaveLength(5)
    expect(security.events).toMatchObject(
      Array(5).fill({ event: 'limit.hit', limit: 'uploads', playerId: hostile.playerId.toString() }),
    )
    expect(await putThere(hostile)).toBe(200)
  })

  it('is cut off at the declared size', async () => {
    const player = await createTestPlayer(ctx)
    const { path } = await ask(photo.length, 'bank_card_photo', 'image/jpeg', player)
    const patience = 50_000_000
    let sent = 0
    const endless = new Readable({
      read() {
        sent += 65_536
        if (sent > patience) this.destroy(new Error('nobody cut it off'))
        else this.push(Buffer.alloc(65_536, 7))
      },
    })
    // Not by fetch: after a connection reset it keeps reading and buffering the endless stream.
    const headers = { 'content-type': 'image/jpeg' }
    const request = httpRequest(new URL(path, address), { method: 'PUT', headers })
    const answered = once(request, 'response').then(([{ statusCode }]) => Number(statusCode))
    const ended = pipeline(endless, request).then(
      () => 'sent to its end',
      () => 'cut off',
    )
    expect([413, 'cut off']).toContain(await Promise.race([answered, ended]).catch(() => 'cut off'))
    expect(await ended).toBe('cut off')
    expect(sent).toBeLessThan(patience)
    expect(await putThere(player)).toBe(200)
  })
})

describe('the memory that uploads in progress hold', () => {
  const sender = { ip: '198.51.100.7', requestId: 'test' }
  const patient = { windowMs: 60_000, leastBytes: 0, longestMs: 60_000 }
  const limits = { bytes: 300_000, bytesPerPlayer: 200_000, uploadsPerPlayer: 4 }

  it('is limited per player and in total, and free again afterwards', async () => {
    const security = createSecurityRecorder()
    const receiver = createUploadReceiver({ ...ctx, log: security.log }, patient, limits)
    const [one, other] = [await createTestPlayer(ctx), await createTestPlayer(ctx)]
    const send = async (by: TestPlayer, size: number) => {
      const { path } = await ask(size, 'bank_card_video', 'video/mp4', by)
      const uploadId = new URL(path, 'http://localhost').pathname.split('/').at(-1) ?? ''
      const body = new PassThrough({ highWaterMark: size })
      body.write(Buffer.alloc(size - 1))
      return { body, outcome: receiver.receive(uploadId, 'video/mp4', body, sender) }
    }
    const held = await send(one, 150_000)
    await vi.waitFor(() => expect(held.body.readableLength).toBe(0))
    expect(await (await send(one, 100_000)).outcome).toMatchObject({ code: 10145 })
    expect(security.events).toMatchObject([{ event: 'limit.hit', limit: 'uploads' }])
    expect(await (await send(other, 160_000)).outcome).toMatchObject({ code: 503 })
    held.body.end()
    expect(await held.outcome).toMatchObject({ fields: [{ rule: 'upload_unknown' }] })
    const later = await send(other, 160_000)
    later.body.end()
    expect(await later.outcome).toMatchObject({ fields: [{ rule: 'upload_unknown' }] })
  })
})
