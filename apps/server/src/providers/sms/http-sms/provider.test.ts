import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createHttpSmsSender } from './provider.ts'
import { toDeliveryResult } from './transform.ts'

let server: Server | undefined
afterEach(async () => {
  server?.closeAllConnections()
  await new Promise((resolve) => (server === undefined ? resolve(null) : server.close(resolve)))
  server = undefined
})

async function vendor(answer: (request: IncomingMessage, response: ServerResponse, body: string) => void) {
  server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync(request)
    answer(request, response, Buffer.concat(chunks).toString())
  })
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const senderAt = (url: string, timeoutMs = 5_000) =>
  createHttpSmsSender({ url, accountId: 'AC1', authToken: 's3cret', from: 'AURORA', timeoutMs })
const sms = { to: '+886912345678', text: '您的驗證碼為 123456' }

test('speaks the protocol: path, basic auth, form', async () => {
  const seen: Record<string, unknown>[] = []
  const url = await vendor((request, response, body) => {
    const { authorization, 'content-type': type } = request.headers
    seen.push({
      method: request.method,
      path: request.url,
      authorization,
      type,
      form: Object.fromEntries(new URLSearchParams(body)),
    })
    response.writeHead(201, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ sid: 'SM1', status: 'queued', to: sms.to, error_code: null }))
  })
  expect(await senderAt(url).send(sms)).toEqual({ status: 'sent', vendorId: 'SM1' })
  expect(seen).toEqual([
    {
      method: 'POST',
      path: '/2010-04-01/Accounts/AC1/Messages.json',
      authorization: `Basic ${Buffer.from('AC1:s3cret').toString('base64')}`,
      type: 'application/x-www-form-urlencoded;charset=UTF-8',
      form: { To: sms.to, From: 'AURORA', Body: sms.text },
    },
  ])
})

test.each([
  [201, { sid: 'SM1', status: 'sent' }, { status: 'sent', vendorId: 'SM1' }],
  [
    201,
    { sid: 'SM1', status: 'failed', error_code: 30007 },
    { status: 'refused', reason: 'failed, vendor code 30007' },
  ],
  [
    400,
    { code: 21211, message: "'+886912345678' is not valid", status: 400 },
    { status: 'refused', reason: 'vendor code 21211' },
  ],
  [401, undefined, { status: 'refused', reason: 'http 401' }],
  [429, { code: 20429 }, { status: 'refused', reason: 'vendor code 20429' }],
  [500, { code: 20500 }, { status: 'unknown', reason: 'http 500' }],
  [201, undefined, { status: 'unknown', reason: 'http 201, unreadable' }],
  [302, { sid: 'SM1', status: 'sent' }, { status: 'unknown', reason: 'http 302, unreadable' }],
])('reads %i %j', (status, body, result) => {
  expect(toDeliveryResult(status, body)).toEqual(result)
})

test('no answer in time is unknown, a broken connection too', async () => {
  const silent = await vendor(() => {})
  expect(await senderAt(silent, 50).send(sms)).toEqual({ status: 'unknown', reason: 'TimeoutError' })
  server?.closeAllConnections()
  const cutting = await vendor((request) => request.socket.destroy())
  expect(await senderAt(cutting).send(sms)).toMatchObject({ status: 'unknown' })
})

test('no connection at all is refused: nothing can have left', async () => {
  const url = await vendor(() => {})
  await new Promise((resolve) => server?.close(resolve))
  server = undefined
  expect(await senderAt(url).send(sms)).toEqual({ status: 'refused', reason: 'ECONNREFUSED' })
})
