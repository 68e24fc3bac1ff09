import { defineCall } from '@gamehall/contract'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { succeed } from '../core/outcome.ts'
import {
  createTestClock,
  createTestHall,
  createTestPlayer,
  createTestServer,
  type TestHall,
} from '../testing/index.ts'
import { handle } from './route.ts'

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
let hall: TestHall
let server: FastifyInstance
let count = 0

beforeAll(async () => {
  hall = await createTestHall({ clock, env: { RATE_LIMIT_SCALE: '0.1' } })
  server = await createTestServer(hall, [
    {
      room: 'site',
      routes: [
        handle(whoAmI, async (_hall, _request, { session, deviceId }) =>
          succeed({ player_id: session.playerId.toString(), device: deviceId }),
        ),
        handle(newsFor, async (_hall, { topic }) => succeed({ topic: topic ?? 'all', count: ++count }), {
          sharedForMs: 60_000,
        }),
        handle(moveSomething, async () => succeed({})),
        handle(bringFiles, async (_hall, { file }) => succeed({ length: file.length })),
      ],
      jobs: [],
      actions: [],
    },
  ])
})
afterAll(async () => {
  await server.close()
  await hall.close()
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
    const player = await createTestPlayer(hall)
    const byHeader = await ask('/test/who', {}, { authorization: `Bearer ${player.token}` })
    const byBody = await ask('/test/who', { token: player.token })
    expect(byHeader.json().data.player_id).toBe(player.playerId.toString())
    expect(byBody.json()).toEqual(byHeader.json())
    expect((await ask('/test/who', {})).json()).toMatchObject({ code: 401, data: null })
  })

  it('takes as many bytes as it says, and others no more for it', async () => {
    const file = 'x'.repeat(190_000)
    expect((await ask('/test/files', { file })).json()).toMatchObject({ code: 0, data: { length: 190_000 } })
    expect((await ask('/test/files', { file: file + file })).statusCode).toBe(413)
    expect((await ask('/test/news', { file })).statusCode).toBe(413)
  })

  it('tells the hall’s time', async () => {
    clock.advance(5_000)
    const { headers } = await ask('/test/news', {})
    expect(headers['x-server-time']).toBe(String(clock.now().getTime()))
    expect(headers['cache-control']).toBe('no-store')
  })

  it.each(['account', 'device', 'address'])(
    'is limited by %s: 429 and 10145, with the time to wait',
    async (kind) => {
      const player = await createTestPlayer(hall)
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
})

describe('an Idempotency-Key', () => {
  it.each([
    ['of 128 characters', 'k'.repeat(128), 0],
    ['that is longer: cut off, two keys would be one', 'k'.repeat(129), 400],
    ['of one character', 'k', 0],
    ['that is empty', '', 400],
    ['with a space', 'a key of words', 400],
  ])('%s', async (_what, key, code) => {
    const { token } = await createTestPlayer(hall)
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
    const inMode = { ...hall, config: { ...hall.config, GAMEHALL_MODE: mode } }
    const app = await createTestServer(inMode, [
      { room: 'inbox', routes: [handle(onlyInSandbox, async () => succeed({}))], jobs: [], actions: [] },
    ])
    const response = await app.inject({ method: 'POST', url: '/api/test/debug', body: {} })
    expect(response.statusCode).toBe(status)
    expect((await app.inject('/api/openapi.json')).body.includes('/test/debug')).toBe(status === 200)
    await app.close()
  })
})

describe('a shared answer', () => {
  it('is made once without parameters, and never shared with them', async () => {
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
