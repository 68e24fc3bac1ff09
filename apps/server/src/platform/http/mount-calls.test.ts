import { once } from 'node:events'
import { request as httpRequest } from 'node:http'
import { defineCall } from '@gamehall/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  createSecurityRecorder,
  createTestClock,
  createTestContext,
  createTestPlayer,
  createTestServer,
  type TestContext,
} from '../../testing/index.ts'
import { succeed } from '../context/outcome.ts'
import { defineRoute } from './route.ts'

const whoAmI = defineCall({
  name: 'whoAmI',
  room: 'account',
  path: '/test/who',
  auth: 'session',
  summary: 'Who asks',
  request: z.object({}),
  response: z.object({ player_id: z.string(), device: z.string().nullable() }),
  errors: [],
})
const newsFor = defineCall({
  name: 'newsFor',
  room: 'site',
  path: '/test/news',
  auth: 'open',
  summary: 'The same for everybody',
  request: z.object({ topic: z.string().max(5, 'too_long').optional() }),
  response: z.object({ topic: z.string(), count: z.number() }),
  errors: [],
})

const moveSomething = defineCall({
  name: 'moveSomething',
  room: 'wallet',
  path: '/test/move',
  auth: 'session',
  isIdempotent: true,
  summary: 'Takes a key',
  request: z.object({}),
  response: z.object({}),
  errors: [],
})
const bringFiles = defineCall({
  name: 'bringFiles',
  room: 'identity',
  path: '/test/files',
  auth: 'open',
  maxBytes: 200_000,
  summary: 'Larger than others',
  request: z.object({ file: z.string() }),
  response: z.object({ length: z.number() }),
  errors: [],
})
const bringPictures = defineCall({
  name: 'bringPictures',
  room: 'identity',
  path: '/test/pictures',
  auth: 'session',
  isMultipart: true,
  maxBytes: 300_000,
  summary: 'Files as they are',
  request: z.object({
    word: z.string(),
    pictures: z.array(z.file().max(100_000, 'upload_too_large')).min(1),
  }),
  response: z.object({ word: z.string(), sizes: z.array(z.number()) }),
  errors: [],
})
const onlyInSandbox = defineCall({
  name: 'onlyInSandbox',
  room: 'inbox',
  path: '/test/debug',
  auth: 'open',
  isSandboxOnly: true,
  summary: 'Not in live mode',
  request: z.object({}),
  response: z.object({}),
  errors: [],
})

const clock = createTestClock()
const security = createSecurityRecorder()
let ctx: TestContext
let server: FastifyInstance
let count = 0

beforeAll(async () => {
  ctx = { ...(await createTestContext({ clock, env: { RATE_LIMIT_SCALE: '0.1' } })), log: security.log }
  server = await createTestServer(ctx, [
    {
      room: 'site',
      routes: [
        defineRoute(whoAmI, async (_ctx, _request, { session, deviceId }) =>
          succeed({ player_id: session.playerId.toString(), device: deviceId }),
        ),
        defineRoute(newsFor, async (_ctx, { topic }) => succeed({ topic: topic ?? 'all', count: ++count }), {
          sharedCacheMs: 60_000,
        }),
        defineRoute(moveSomething, async () => succeed({})),
        defineRoute(bringFiles, async (_ctx, { file }) => succeed({ length: file.length })),
        defineRoute(bringPictures, async (_ctx, { word, pictures }) =>
          succeed({ word, sizes: pictures.map(({ size }) => size) }),
        ),
      ],
      jobs: [],
      actions: [],
    },
  ])
})
afterAll(async () => {
  await server.close()
  await ctx.close()
})

let lastAddress = 0
const ask = (path: string, body: object, headers: Record<string, string> = {}) =>
  server.inject({
    method: 'POST',
    url: `/api${path}`,
    headers,
    body,
    remoteAddress: `203.0.113.${++lastAddress % 250}`,
  })

describe('a mounted call', () => {
  it('takes the token from the header, or from the payload', async () => {
    const player = await createTestPlayer(ctx)
    const byHeader = await ask('/test/who', {}, { authorization: `Bearer ${player.token}` })
    const byBody = await ask('/test/who', { token: player.token })
    expect(byHeader.json().data.player_id).toBe(player.playerId.toString())
    expect(byBody.json()).toEqual(byHeader.json())
    expect((await ask('/test/who', {})).json()).toMatchObject({ code: 401, data: null })
  })

  it('accepts its own maximum size, without raising that of others', async () => {
    const file = 'x'.repeat(190_000)
    expect((await ask('/test/files', { file })).json()).toMatchObject({ code: 0, data: { length: 190_000 } })
    expect((await ask('/test/files', { file: file + file })).statusCode).toBe(413)
    expect((await ask('/test/news', { file })).statusCode).toBe(413)
  })

  it('returns the server time', async () => {
    clock.advance(5_000)
    const { headers } = await ask('/test/news', {})
    expect(headers['x-server-time']).toBe(String(clock.now().getTime()))
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each(['account', 'device', 'address'])(
    'is limited by %s: 429 and 10145, with the time to wait',
    async (kind) => {
      const player = await createTestPlayer(ctx)
      const device = `device-${kind}-${player.playerId}`
      const statuses: number[] = []
      for (let index = 0; index < 62; index += 1) {
        const response = await server.inject({
          method: 'POST',
          url: '/api/test/who',
          remoteAddress: kind === 'address' ? '198.51.100.1' : `198.51.${index}.2`,
          headers: {
            ...(kind === 'account' && { authorization: `Bearer ${player.token}` }),
            ...(kind === 'device' && { 'x-device-id': device }),
          },
          body: {},
        })
        statuses.push(response.statusCode)
        if (response.statusCode === 429) {
          expect(response.json().code).toBe(10145)
          expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
          expect(Number(response.headers['retry-after'])).toBeLessThanOrEqual(60)
        }
      }
      expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
      expect(statuses.at(-1)).toBe(429)
    },
  )

  it('counts an IPv6 network as one address, and says once a window that its limit was hit', async () => {
    security.events.length = 0
    const from = async (remoteAddress: string) =>
      (await server.inject({ method: 'POST', url: '/api/test/news', remoteAddress, body: {} })).statusCode
    const statuses: number[] = []
    for (let index = 0; index < 63; index += 1)
      statuses.push(await from(`2001:db8:5:5::${index.toString(16)}`))
    expect(statuses.filter((status) => status === 429)).toHaveLength(3)
    expect(await from('2001:db8:5:6::1')).toBe(200)
    expect(security.events).toMatchObject([{ event: 'limit.hit', limit: 'address' }])
    expect(JSON.stringify(security.events)).not.toContain('2001:db8')
  })
})

describe('a call with files', () => {
  const send = (form: FormData, token: string) => {
    const encoded = new Response(form)
    return encoded.arrayBuffer().then((body) =>
      server.inject({
        method: 'POST',
        url: '/api/test/pictures',
        headers: {
          'content-type': encoded.headers.get('content-type') ?? '',
          authorization: `Bearer ${token}`,
        },
        body: Buffer.from(body),
        remoteAddress: '203.0.113.251',
      }),
    )
  }
  const formOf = (...pictures: readonly Uint8Array<ArrayBuffer>[]) => {
    const form = new FormData()
    form.set('word', '字')
    for (const picture of pictures) form.append('pictures', new File([picture], 'picture'))
    return form
  }

  it('receives them unchanged', async () => {
    const { token } = await createTestPlayer(ctx)
    const answer = await send(formOf(new Uint8Array(1_000), new Uint8Array([0, 255, 13, 10])), token)
    expect(answer.json()).toMatchObject({ code: 0, data: { word: '字', sizes: [1_000, 4] } })
  })

  it('refuses a file that is too large, no file, JSON, and a malformed form', async () => {
    const { token } = await createTestPlayer(ctx)
    expect((await send(formOf(new Uint8Array(100_001)), token)).json()).toMatchObject({
      data: { fields: [{ field: 'pictures.0', rule: 'upload_too_large' }] },
    })
    expect((await send(formOf(), token)).json()).toMatchObject({ code: 400 })
    const many = formOf(...Array.from({ length: 40 }, () => new Uint8Array(1)))
    expect((await send(many, token)).statusCode).toBe(400)
    const headers = { authorization: `Bearer ${token}` }
    const place = { method: 'POST', url: '/api/test/pictures', remoteAddress: '203.0.113.251' } as const
    const asJson = await server.inject({ ...place, headers, body: {} })
    expect(asJson.statusCode).toBe(415)
    const noForm = { ...headers, 'content-type': 'multipart/form-data; boundary=x' }
    const broken = await server.inject({ ...place, headers: noForm, body: 'x' })
    expect(broken.statusCode).toBe(400)
  })
})

describe('an Idempotency-Key', () => {
  it.each([
    ['of 128 characters', 'k'.repeat(128), 0],
    ['that is longer: cut off, two keys would be one', 'k'.repeat(129), 400],
    ['of one character', 'k', 0],
    ['that is empty', '', 400],
    ['with a space', 'a key of words', 400],
  ])('%s', async (_what, key, code) => {
    const { token } = await createTestPlayer(ctx)
    const response = await server.inject({
      method: 'POST',
      url: '/api/test/move',
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
      body: {},
    })
    expect(response.json()).toMatchObject({
      code,
      data: code === 0 ? {} : { fields: [{ field: 'Idempotency-Key', rule: 'idempotency_key_format' }] },
    })
  })
})

describe('a call of the sandbox', () => {
  it.each([
    ['sandbox', 200],
    ['live', 404],
  ] as const)('in %s mode answers %i', async (mode, status) => {
    const inMode = { ...ctx, config: { ...ctx.config, GAMEHALL_MODE: mode } }
    const app = await createTestServer(inMode, [
      { room: 'inbox', routes: [defineRoute(onlyInSandbox, async () => succeed({}))], jobs: [], actions: [] },
    ])
    const response = await app.inject({ method: 'POST', url: '/api/test/debug', body: {} })
    expect(response.statusCode).toBe(status)
    expect((await app.inject('/api/openapi.json')).body.includes('/test/debug')).toBe(status === 200)
    await app.close()
  })
})

describe('a shared answer', () => {
  it('is computed once without parameters, and never shared with parameters', async () => {
    const first = (await ask('/test/news', {})).json()
    expect((await ask('/test/news', {})).json()).toEqual(first)
    expect((await ask('/test/news', { topic: 'a' })).json().data).toMatchObject({ topic: 'a' })
    expect((await ask('/test/news', { topic: 'much too long' })).json()).toMatchObject({
      code: 400,
      data: { fields: [{ field: 'topic', rule: 'too_long' }] },
    })
    expect((await ask('/test/news', {})).json()).toEqual(first)
  })
})

describe('before the body is read', () => {
  let origin: string
  beforeAll(async () => {
    origin = await server.listen({ port: 0, host: '127.0.0.1' })
  })

  /** Says that a body comes, sends none of it, and reads what is answered all the same. */
  async function announce(path: string, headers: Readonly<Record<string, string | number>>) {
    const request = httpRequest(`${origin}/api${path}`, { method: 'POST', headers })
    request.on('error', () => {})
    request.flushHeaders()
    const [response] = await once(request, 'response')
    const chunks: Buffer[] = []
    for await (const chunk of response) chunks.push(chunk)
    request.destroy()
    return { status: response.statusCode, code: JSON.parse(Buffer.concat(chunks).toString()).code }
  }
  const json = { 'content-type': 'application/json' }
  const form = { 'content-type': 'multipart/form-data; boundary=x' }

  it.each([
    [
      'a token that lives no more',
      '/test/who',
      { ...json, authorization: 'Bearer none', 'content-length': 20 },
    ],
    ['files from nobody', '/test/pictures', { ...form, 'content-length': 200_000 }],
    [
      'files with a token that lives no more',
      '/test/pictures',
      { ...form, authorization: 'Bearer none', 'content-length': 9 },
    ],
  ])('%s: 401', async (_what, path, headers) => {
    expect(await announce(path, headers)).toEqual({ status: 200, code: 401 })
  })

  it('a body above the limit: 413, and a security event', async () => {
    security.events.length = 0
    expect(await announce('/test/news', { ...json, 'content-length': 8_193 })).toEqual({
      status: 413,
      code: 413,
    })
    expect(security.events).toMatchObject([{ event: 'request.rejected', reason: 'oversize' }])
  })

  it('an address over its limit: 429', async () => {
    const from = { ...json, 'content-length': 20 }
    let answer = await announce('/test/news', { ...from, 'content-length': 0 })
    for (let index = 0; index < 80 && answer.status === 200; index += 1)
      answer = await announce('/test/news', { ...from, 'content-length': 0 })
    expect(await announce('/test/news', from)).toEqual({ status: 429, code: 10145 })
  })
})
