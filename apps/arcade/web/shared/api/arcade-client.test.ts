import { expect, it, vi } from 'vitest'
import { createArcadeClient } from './arcade-client.ts'
import { sendRequest } from './send-request.ts'

function clientOver(fetch: typeof globalThis.fetch, timeoutMs = 1_000) {
  vi.stubGlobal('fetch', fetch)
  return createArcadeClient({ baseUrl: '/arcade/api/', language: 'zh-TW', send: sendRequest, timeoutMs })
}
const answering = (body: unknown, status = 200) =>
  vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }))

it('posts to the path of the call with the token and the language', async () => {
  const fetch = answering({ ok: true, data: { balance: '5.00' } })
  const client = clientOver(fetch)
  client.setToken('secret')
  expect(await client.call('getBalance', {})).toEqual({ ok: true, data: { balance: '5.00' } })
  const [url, init] = fetch.mock.calls[0] ?? []
  expect(url).toBe('/arcade/api/balance')
  expect(init?.headers).toMatchObject({ Authorization: 'Bearer secret', 'Accept-Language': 'zh-TW' })
})

it('returns the error code of a refused call', async () => {
  const client = clientOver(answering({ ok: false, error: { code: 'INSUFFICIENT', message: '' } }))
  const fault = { kind: 'refused', code: 'INSUFFICIENT' }
  expect(await client.call('getBalance', {})).toEqual({ ok: false, fault })
})

it.each([
  ['another status', answering({ ok: true, data: {} }, 502)],
  ['an unknown body', answering({ hello: 1 })],
  ['a null body', answering(null)],
])('reports %s as broken', async (_name, fetch) => {
  expect(await clientOver(fetch).call('getBalance', {})).toEqual({ ok: false, fault: { kind: 'broken' } })
})

it('distinguishes a lost connection from a timeout', async () => {
  const lost = clientOver(vi.fn<typeof fetch>(() => Promise.reject(new TypeError('network'))))
  expect(await lost.call('getBalance', {})).toEqual({ ok: false, fault: { kind: 'unreachable' } })
  const silent = clientOver(
    vi.fn<typeof fetch>(
      (_url, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))
        }),
    ),
    5,
  )
  expect(await silent.call('getBalance', {})).toEqual({ ok: false, fault: { kind: 'timeout' } })
})
