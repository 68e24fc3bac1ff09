import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { calls } from '@gamehall/contract'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import type { SecurityEvent } from '../telemetry/security-log.ts'
import { createHttpApp } from './create-http-app.ts'

let app: FastifyInstance
const logged: string[] = []
const events: SecurityEvent[] = []

beforeEach(async () => {
  logged.length = 0
  events.length = 0
  const log = pino({ level: 'debug' }, { write: (line) => void logged.push(line) })
  app = await createHttpApp(readConfig({}), log, Object.values(calls), (event) => void events.push(event))
  app.post('/api/echo', async (request) => request.body ?? 'nothing')
  app.get('/api/bug', async () => {
    throw new Error('secret detail')
  })
  app.get<{ Params: { status: string } }>('/api/refused/:status', async ({ params }) => {
    throw Object.assign(new Error('secret detail'), { statusCode: Number(params.status) })
  })
  app.get('/api/outage', async () => {
    throw Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' })
  })
})
afterEach(() => app.close())

const post = (body: string, type = 'application/json') =>
  app.inject({ method: 'POST', url: '/api/echo', headers: { 'content-type': type }, body })

it('closes connections that move no byte, and those that send without reading', async () => {
  expect(app.server.timeout).toBe(60_000)
  app.get('/api/slow', () => new Promise<never>(() => undefined))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined).resume()
  client.write('GET /api/slow HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(10))
  await once(client, 'close')
})

describe('cross-origin pages', () => {
  const preflight = (on: FastifyInstance, origin: string) =>
    on.inject({
      method: 'OPTIONS',
      url: '/api/echo',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    })

  it('may not call', async () => {
    const answer = await preflight(app, 'https://evil.example')
    expect(answer.headers['access-control-allow-origin']).toBeUndefined()
  })

  it('may call from a configured site origin, without cookies', async () => {
    const log = pino({ level: 'silent' })
    const open = await createHttpApp(readConfig({ SITE_ORIGINS: 'https://play.example.com' }), log, [])
    open.post('/api/echo', async () => 'echo')
    const { headers } = await preflight(open, 'https://play.example.com')
    expect(headers['access-control-allow-origin']).toBe('https://play.example.com')
    expect(headers['access-control-allow-headers']).toContain('idempotency-key')
    expect(headers['access-control-allow-credentials']).toBeUndefined()
    const stranger = await preflight(open, 'https://evil.example')
    expect(stranger.headers['access-control-allow-origin']).not.toBe('https://evil.example')
    expect(stranger.headers['access-control-allow-origin']).not.toBe('*')
    await open.close()
  })
})

describe('an error that is not a business outcome', () => {
  it.each([
    ['malformed JSON', () => post('{"a":'), 400],
    ['another content type', () => post('a=1', 'application/xml'), 415],
    ['text, which any page may post', () => post('{}', 'text/plain'), 415],
    ['an oversized body', () => post(JSON.stringify('x'.repeat(70_000))), 413],
    ['an unknown path', () => app.inject('/api/nothing'), 404],
    ['a known call by another method', () => app.inject(`/api${calls.loginByAccount.path}`), 405],
    ['TRACE, which would repeat a request', () => app.inject({ method: 'TRACE', url: '/api/nothing' }), 404],
    ['a refused file', () => app.inject('/api/refused/403'), 404],
    ['a range that is not there', () => app.inject('/api/refused/416'), 400],
    ['a bug', () => app.inject('/api/bug'), 500],
    ['a database that is away', () => app.inject('/api/outage'), 503],
  ])('%s answers the envelope with its own HTTP status', async (_what, ask, status) => {
    const response = await ask()
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({
      code: status,
      msg: expect.stringMatching(/[\u4e00-\u9fff]/),
      data: null,
    })
    expect(response.body).not.toContain('secret')
  })

  it('uses the caller’s language', async () => {
    const response = await app.inject({
      url: '/api/nothing',
      headers: { 'accept-language': 'en-GB,en;q=0.9' },
    })
    expect(response.json().msg).toBe('Resource not found')
  })

  it('an oversized body is a security event', async () => {
    await post(JSON.stringify('x'.repeat(70_000)))
    expect(events).toEqual([{ event: 'request.rejected', reason: 'oversize' }])
  })

  it('logs a bug once, with its request id and without the address’s query', async () => {
    const response = await app.inject('/api/bug?token=abc')
    const errors = logged.filter((line) => JSON.parse(line).level >= 50)
    expect(errors).toHaveLength(1)
    expect(errors[0]).toContain(String(response.headers['x-request-id']))
    expect(logged.join('')).not.toContain('token=abc')
  })
})

describe('every answer', () => {
  it('has the security headers and no CORS permission', async () => {
    const { headers } = await app.inject({ url: '/api/nothing', headers: { origin: 'https://evil.example' } })
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none';base-uri 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
    })
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('treats an empty body as no request, and removes prototype keys', async () => {
    expect((await post('')).body).toBe('nothing')
    expect((await post('{"__proto__": {"admin": true}, "a": 1}')).json()).toEqual({ a: 1 })
    expect((await post('{"a": [{"\\u005f_proto__": {"admin": true}}]}')).json()).toEqual({ a: [{}] })
    expect((await post('{"constructor": {"prototype": {"admin": true}}, "a": 1}')).json()).toEqual({ a: 1 })
  })
})

describe('a request whose length is ambiguous', () => {
  it.each([
    ['both lengths', 'content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n'],
    ['two lengths', 'content-length: 2\r\ncontent-length: 4\r\n\r\n{}{}'],
    ['a length that is no number', 'content-length: +2\r\n\r\n{}'],
  ])('%s: 400, and the connection ends', async (_what, rest) => {
    const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
    const socket = connect(Number(port), '127.0.0.1')
    socket.end(`POST /api/echo HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${rest}`)
    const answer = Buffer.concat(await Array.fromAsync(socket as AsyncIterable<Buffer>)).toString()
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer.match(/HTTP\/1\.1 /g)).toHaveLength(1)
  })
})

describe('the client’s address', () => {
  it.each([
    ['false', '127.0.0.1'],
    ['true', '198.51.100.7'],
    ['2', '203.0.113.9'],
  ])('with TRUST_PROXY=%s is %s: what a client writes itself is not believed', async (trust, address) => {
    const behind = await createHttpApp(readConfig({ TRUST_PROXY: trust }), pino({ level: 'silent' }), [])
    behind.get('/ip', async (request) => request.ip)
    const forwarded = '192.0.2.1, 203.0.113.9, 198.51.100.7'
    expect((await behind.inject({ url: '/ip', headers: { 'x-forwarded-for': forwarded } })).body).toBe(
      address,
    )
    await behind.close()
  })
})

describe('/api/openapi.json', () => {
  it('describes every call with its request, codes and session', async () => {
    const document = (await app.inject('/api/openapi.json')).json()
    expect(Object.keys(document.paths)).toHaveLength(Object.keys(calls).length)
    const deposit = document.paths['/bank/rechargeDo'].post
    expect(deposit).toMatchObject({ operationId: 'createDeposit', security: [{ session: [] }] })
    expect(deposit.parameters[0].name).toBe('Idempotency-Key')
    expect(deposit.responses['200'].description).toContain('10075')
  })

  it('is rendered as a page', async () => {
    expect((await app.inject('/api/docs/')).statusCode).toBe(200)
  })

  it('does not exist where it is closed, as in live mode', async () => {
    const closed = await createHttpApp(readConfig({ API_DOCS_OPEN: 'false' }), pino({ level: 'silent' }), [])
    for (const path of ['/api/openapi.json', '/api/docs', '/api/docs/'])
      expect((await closed.inject(path)).statusCode).toBe(404)
    await closed.close()
  })
})
