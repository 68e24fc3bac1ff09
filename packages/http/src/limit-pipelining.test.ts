import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { limitPipelining } from './limit-pipelining.ts'

let app: FastifyInstance
let client: Socket
let begun: number
let answer: () => void

beforeEach(async () => {
  begun = 0
  const { promise, resolve } = Promise.withResolvers<void>()
  answer = resolve
  app = Fastify()
  limitPipelining(app)
  app.get('/', async () => {
    begun += 1
    await promise
    return 'answered'
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  client = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined)
})
afterEach(async () => {
  answer()
  client.destroy()
  await app.close()
})

const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

it('closes a connection that sends many requests and reads no answer, and begins few of them', async () => {
  client.resume()
  client.write(REQUEST.repeat(1_000))
  await once(client, 'close')
  expect(begun).toBe(4)
})

it('also closes it for paths that do not exist', async () => {
  client.resume()
  client.write(`${REQUEST}${'GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(1_000)}`)
  await once(client, 'close')
  expect(begun).toBe(1)
})

it('serves a connection any number of requests, one after the other', async () => {
  answer()
  for (let request = 0; request < 20; request += 1) {
    client.write(REQUEST)
    const [data] = (await once(client, 'data')) as [Buffer]
    expect(data.toString()).toContain('answered')
  }
  expect(begun).toBe(20)
})
