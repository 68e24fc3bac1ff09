import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { minor } from '@gamehall/money'
import { afterEach, expect, test } from 'vitest'
import { checkMacValue } from './check-mac-value.ts'
import { createAllInOneGateway } from './provider.ts'

const keys = { hashKey: 'testHashKey12345', hashIv: 'testHashIv123456' }
const now = new Date('2026-11-21T07:20:00Z')
const draft = { orderNo: 'D26112100000001', amountMinor: minor(100_000n), createdAt: now, expiresInDays: 1 }
const sign = (fields: Record<string, string>) =>
  new URLSearchParams({ ...fields, CheckMacValue: checkMacValue(fields, keys) }).toString()

const servers: Server[] = []
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  }
})

async function gatewayAnswering(listener: RequestListener) {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return createAllInOneGateway({
    gatewayUrl: () => url,
    callbackUrl: () => 'http://hall.invalid/api/callbacks/gateway',
    merchantId: '2000132',
    keys,
    clock: { now: () => now },
    timeoutMs: 200,
  })
}

const waiting = {
  MerchantID: '2000132',
  MerchantTradeNo: draft.orderNo,
  TradeStatus: '0',
  BankCode: '812',
  vAccount: '9103522175887271',
  ExpireDate: '2026/11/22',
}

test('sends a form whose signature the other side can check', async () => {
  let received = ''
  let path: string | undefined
  const gateway = await gatewayAnswering(async (request, response) => {
    path = request.url
    for await (const chunk of request) received += chunk
    response.end(sign({ ...waiting, RtnCode: '2', RtnMsg: '' }))
  })
  expect(await gateway.issueAtmCode(draft)).toMatchObject({
    kind: 'issued',
    code: { kind: 'atm', bankCode: '812' },
  })
  expect(path).toBe('/Cashier/CreateOrder')
  const fields = Object.fromEntries(new URLSearchParams(received))
  expect(fields.CheckMacValue).toBe(checkMacValue(fields, keys))
  expect(fields.TotalAmount).toBe('1000')
})

test('queries by our number', async () => {
  const gateway = await gatewayAnswering((_request, response) => response.end(sign(waiting)))
  expect(await gateway.queryOrder(draft.orderNo)).toMatchObject({ kind: 'waiting' })
})

test.each<[string, string, RequestListener]>([
  ['timeout', 'says nothing', () => {}],
  ['unreachable', 'hangs up', (request) => request.socket.destroy()],
  ['nonsense', 'answers an error page', (_q, r) => r.writeHead(502).end('<html>')],
  ['nonsense', 'answers HTML', (_q, r) => r.end('<html>busy</html>')],
  [
    'nonsense',
    'signs with another key',
    (_q, r) => r.end(`${new URLSearchParams(waiting)}&CheckMacValue=AA`),
  ],
  ['nonsense', 'answers as another merchant', (_q, r) => r.end(sign({ ...waiting, MerchantID: '1' }))],
])('is %s when the gateway %s', async (cause, _what, listener) => {
  const gateway = await gatewayAnswering(listener)
  expect(await gateway.issueAtmCode(draft)).toEqual({ kind: 'unknown', cause })
  expect(await gateway.queryOrder(draft.orderNo)).toEqual({ kind: 'unknown', cause })
})

test('a notice is read only with its signature', async () => {
  const gateway = await gatewayAnswering(() => {})
  const notice = {
    MerchantID: '2000132',
    MerchantTradeNo: draft.orderNo,
    RtnCode: '1',
    TradeNo: '1',
    TradeAmt: '1000',
    PaymentDate: '2026/11/21 16:20:05',
    SimulatePaid: '0',
  }
  expect(gateway.readNotice(Buffer.from(sign(notice)))).toMatchObject({ ok: true, notice: { isPaid: true } })
  const forged = sign(notice).replace('TradeAmt=1000', 'TradeAmt=9000')
  expect(gateway.readNotice(Buffer.from(forged))).toEqual({ ok: false, error: 'signature' })
  expect(gateway.readNotice(Buffer.from(sign({ ...notice, TradeAmt: 'x' })))).toEqual({
    ok: false,
    error: 'malformed',
  })
  expect(gateway.readNotice(Buffer.from('a=1&a=2'))).toEqual({ ok: false, error: 'malformed' })
})
