import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSecurityRecorder, createTestContext, type TestContext } from '../../../testing/index.ts'
import { limitUnverifiedDeliveries } from './limit-unverified-deliveries.ts'

let ctx: TestContext
beforeAll(async () => {
  ctx = await createTestContext()
})
afterAll(() => ctx.close())

it('refuses an address after its sixty unverified deliveries, says so once, and counts no verified one', async () => {
  const { events, log } = createSecurityRecorder()
  const app = Fastify({ trustProxy: true })
  let read = 0
  await app.register(async (scope) => {
    const countUnverified = limitUnverifiedDeliveries(scope, {
      ...ctx,
      log,
      config: { ...ctx.config, RATE_LIMIT_SCALE: 1 },
    })
    scope.post('/callback', async (request) => {
      read += 1
      if (request.headers['x-signed'] === undefined) await countUnverified(request)
      return 'read'
    })
  })
  const send = (ip: string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url: '/callback', headers: { 'x-forwarded-for': ip, ...headers } })
  for (let count = 0; count < 80; count += 1)
    expect((await send('203.0.113.5', { 'x-signed': '1' })).statusCode).toBe(200)
  for (let count = 0; count < 60; count += 1) expect((await send('203.0.113.9')).statusCode).toBe(200)
  read = 0
  const refused = await send('203.0.113.9')
  expect([refused.statusCode, refused.headers.connection, read]).toEqual([429, 'close', 0])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  await send('203.0.113.9')
  for (let count = 0; count < 60; count += 1) await send(`2001:db8:1:2::${count + 1}`)
  expect((await send('2001:db8:1:2:ffff::9')).statusCode, 'a /64 is one address').toBe(429)
  expect((await send('2001:db8:1:3::1')).statusCode).toBe(200)
  expect((await send('203.0.113.5')).statusCode).toBe(200)
  expect(events).toMatchObject(Array(2).fill({ event: 'limit.hit', limit: 'unverified_deliveries' }))
  await app.close()
})
