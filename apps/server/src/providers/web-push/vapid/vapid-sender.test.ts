import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import webPush from 'web-push'
import { createVapidSender } from './vapid-sender.ts'

const browser = createECDH('prime256v1')
browser.generateKeys()
const keys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
const vapid = webPush.generateVAPIDKeys()
let server: Server
let status: number
let host: string
let taken: { readonly headers: IncomingHttpHeaders; readonly body: Buffer }[]

beforeEach(async () => {
  status = 201
  taken = []
  server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray())
    taken.push({ headers: request.headers, body })
    response.writeHead(status, { location: '/elsewhere' }).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const place = server.address()
  host = `127.0.0.1:${typeof place === 'object' && place !== null ? place.port : 0}`
})
afterEach(() => void server.close())

const send = (isOwnService = (given: string) => given === host) =>
  createVapidSender({ ...vapid, subject: 'mailto:hall@hall.test', isOwnService }).send(
    { endpoint: `http://${host}/x`, ...keys },
    { title: '存款通知' },
  )

it('signs with the hall’s key and encrypts for the browser alone', async () => {
  expect(await send()).toBe('sent')
  expect(taken[0]?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
  expect(taken[0]?.headers.authorization).toMatch(/^vapid t=.+, k=/)
  expect(taken[0]?.body.includes('存款')).toBe(false)
  expect(taken[0]?.body.length).toBeGreaterThan(80)
})

it.each([400, 403, 404, 410])('a service that answers %i will never take it', async (code) => {
  status = code
  expect(await send()).toBe('gone')
})

it.each([429, 500, 503, 302])('a service that answers %i is retried later', async (code) => {
  status = code
  await expect(send()).rejects.toThrow()
})

it('calls nobody but push services', async () => {
  expect(await send(() => false)).toBe('gone')
  expect(taken).toEqual([])
})
