import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, expect, it } from 'vitest'
import { createJsonPost } from './json-post.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return `http://127.0.0.1:${address.port}/`
}

it('posts over connections that are kept', async () => {
  const sockets = new Set<unknown>()
  const url = await serve(async (request, response) => {
    sockets.add(request.socket)
    const chunks = await request.toArray()
    const body = JSON.parse(Buffer.concat(chunks).toString('utf8'))
    response.end(
      JSON.stringify({ ...body, type: request.headers['content-type'], own: request.headers['x-own'] }),
    )
  })
  const post = createJsonPost(5_000)
  for (const n of [1, 2, 3]) {
    const answer = await post(url, JSON.stringify({ n, text: '元' }), { 'x-own': 'yes' })
    expect(answer).toEqual({
      status: 200,
      body: { n, text: '元', type: 'application/json', own: 'yes' },
    })
  }
  expect(sockets.size).toBe(1)
})

it('answers with the JSON of an error too, and throws without any', async () => {
  const url = await serve((request, response) => {
    response.statusCode = 401
    response.end(request.headers['x-own'] === 'json' ? '{"code":"BAD_SIGNATURE"}' : '<html>')
  })
  const post = createJsonPost(5_000)
  expect(await post(url, '{}', { 'x-own': 'json' })).toEqual({
    status: 401,
    body: { code: 'BAD_SIGNATURE' },
  })
  await expect(post(url, '{}', {})).rejects.toThrow()
})

it('throws when no answer comes in time, and asks once', async () => {
  let asked = 0
  const url = await serve(() => {
    asked += 1
  })
  await expect(createJsonPost(50)(url, '{}', {})).rejects.toThrow('in time')
  expect(asked).toBe(1)
})

it('throws when the connection breaks before or within the answer', async () => {
  const url = await serve((request, response) => {
    if (request.headers['x-own'] === 'within') {
      response.writeHead(200, { 'content-length': 100 })
      response.write('{"code":')
    }
    setImmediate(() => request.socket.destroy())
  })
  const post = createJsonPost(5_000)
  await expect(post(url, '{}', {})).rejects.toThrow()
  await expect(post(url, '{}', { 'x-own': 'within' })).rejects.toThrow()
})

it('does not follow a redirect, and takes no endless answer', async () => {
  const paths: (string | undefined)[] = []
  const url = await serve((request, response) => {
    paths.push(request.url)
    if (request.headers['x-own'] === 'long') response.end(`"${'x'.repeat(100_000)}"`)
    else response.writeHead(307, { location: '/elsewhere' }).end()
  })
  const post = createJsonPost(5_000)
  await expect(post(url, '{}', {})).rejects.toThrow()
  await expect(post(url, '{}', { 'x-own': 'long' })).rejects.toThrow()
  expect(paths).toEqual(['/', '/'])
})
