import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { drainRequests } from './drain-requests.ts'

let app: FastifyInstance
let drain: (withinMs: number) => Promise<void>
let release: () => void
let started: Promise<void>

beforeEach(async () => {
  app = Fastify()
  drain = drainRequests(app)
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  started = new Promise((resolve) => {
    app.post('/api/slow', async () => {
      resolve()
      await gate
      return (await app.inject({ method: 'POST', url: '/arcade/provider/v1/transfers/in' })).body
    })
  })
  app.post('/arcade/provider/v1/transfers/in', async () => 'moved')
  await app.ready()
})
afterEach(() => app.close())

const post = (url: string) => app.inject({ method: 'POST', url })

describe('draining', () => {
  it('waits for calls in flight, serves their own calls, and refuses new ones', async () => {
    const slow = post('/api/slow')
    await started
    let isDrained = false
    const drained = drain(60_000).then(() => {
      isDrained = true
    })
    const late = await post('/api/slow')
    expect(late.statusCode).toBe(503)
    expect(late.headers['retry-after']).toBe('2')
    expect(late.json()).toMatchObject({ code: 503, data: null })
    expect(isDrained).toBe(false)
    release()
    expect((await slow).body).toBe('moved')
    await drained
  })

  it('stops waiting after the time limit', async () => {
    const slow = post('/api/slow')
    await started
    await drain(20)
    release()
    expect((await slow).statusCode).toBe(200)
  })
})
