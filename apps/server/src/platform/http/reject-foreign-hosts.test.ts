import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterEach, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import type { SecurityEvent } from '../telemetry/security-log.ts'
import { createHttpApp } from './create-http-app.ts'
import { createOwnHostCheck } from './reject-foreign-hosts.ts'

const events: SecurityEvent[] = []
let app: FastifyInstance
afterEach(async () => {
  events.length = 0
  await app.close()
})

async function openAt(env: Readonly<Record<string, string>>) {
  app = await createHttpApp(
    readConfig(env),
    pino({ level: 'silent' }),
    [],
    (event) => void events.push(event),
  )
  app.get('/sandbox/api/outbox', async () => 'codes')
  return async (host: string) =>
    (await app.inject({ url: '/sandbox/api/outbox', headers: { host } })).statusCode
}

describe('the Host of a request in sandbox mode', () => {
  it.each([
    'localhost:3000',
    'LOCALHOST',
    '127.0.0.1:3000',
    '192.168.1.20:3000',
    '[::1]:3000',
    '[fe80::1]',
    'play.example.com',
    'api.example.com:8443',
  ])('%s is the server’s own', async (host) => {
    const statusOf = await openAt({
      PUBLIC_URL: 'https://play.example.com',
      SITE_ORIGINS: 'https://api.example.com',
    })
    expect(await statusOf(host)).toBe(200)
    expect(events).toEqual([])
  })

  it.each([
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.nip.example:3000',
    'play.example.com.evil.example',
    'evil.example@localhost',
    'not a name',
  ])('%s is foreign: 421, and a security event says so', async (host) => {
    const statusOf = await openAt({ PUBLIC_URL: 'https://play.example.com' })
    expect(await statusOf(host)).toBe(421)
    expect(events).toEqual([{ event: 'request.rejected', reason: 'foreign_host' }])
  })

  it('of a forwarded header is ignored', async () => {
    await openAt({ TRUST_PROXY: 'true' })
    const headers = { host: 'evil.example', 'x-forwarded-host': 'localhost' }
    expect((await app.inject({ url: '/sandbox/api/outbox', headers })).statusCode).toBe(421)
  })

  it('protects the API docs too', async () => {
    await openAt({})
    const headers = { host: 'evil.example' }
    for (const url of ['/api/openapi.json', '/api/docs/', '/nowhere'])
      expect((await app.inject({ url, headers })).statusCode).toBe(421)
  })
})

describe('in live mode', () => {
  it('accepts every name: the proxy in front decides', () => {
    const isOwnHost = createOwnHostCheck({
      GAMEHALL_MODE: 'live',
      PUBLIC_URL: 'https://play.example.com',
      SITE_ORIGINS: [],
    })
    expect(isOwnHost('hall.internal')).toBe(true)
  })
})
