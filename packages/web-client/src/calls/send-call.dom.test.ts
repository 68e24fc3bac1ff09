import { REQUEST_TIMEOUT_MS } from '@gamehall/contract/constants'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { applyLanguage } from '../i18n/language.ts'
import { setApiBaseUrl } from './api-base-url.ts'
import { call, installCallReactions } from './call.ts'
import { CallError } from './call-error.ts'
import { sendCall } from './send-call.ts'
import { serverNow } from './server-time.ts'
import { provideSessionToken } from './session-token.ts'

let token: string | undefined
provideSessionToken(() => token)

const fetchMock = vi.fn<typeof fetch>()
const answer = (body: unknown, init?: ResponseInit) => new Response(JSON.stringify(body), init)
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.fail('the call succeeded'),
    (error: unknown) => (error instanceof CallError ? error : expect.fail('not a CallError')),
  )
const sent = () => {
  const [url, init] = fetchMock.mock.lastCall ?? expect.fail('nothing was sent')
  return { url, ...init, headers: new Headers(init?.headers) }
}

describe('sendCall', () => {
  beforeEach(() => void vi.stubGlobal('fetch', fetchMock))
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    fetchMock.mockReset()
    token = undefined
    setApiBaseUrl(null)
    applyLanguage('zh-TW')
  })

  it('posts JSON below /api with language, device and token, and returns the data', async () => {
    token = 'secret'
    fetchMock.mockResolvedValue(answer({ code: 0, msg: '', data: { list: [] } }))
    await expect(sendCall('listBanners', {})).resolves.toEqual({ list: [] })
    expect(sent()).toMatchObject({ url: '/api/banner/list', method: 'POST', body: '{}' })
    expect(sent().headers.get('authorization')).toBe('Bearer secret')
    expect(sent().headers.get('accept-language')).toBe('zh-TW')
    expect(sent().headers.get('x-device-id')).toMatch(/\S/)
    expect(sent().headers.get('idempotency-key')).toBeNull()
  })

  it('uses GET where the contract does', async () => {
    fetchMock.mockResolvedValue(answer({ code: 0, msg: '', data: { list: [] } }))
    await sendCall('listPlatforms', {})
    expect(sent()).toMatchObject({ url: '/api/game/getPlatfromList', method: 'GET' })
    expect(sent().body).toBeUndefined()
  })

  it('§7: calls go to the address of the site’s config, and that config is asked where the page came from', async () => {
    fetchMock.mockImplementation(async () => answer({ code: 0, msg: '', data: { list: [] } }))
    setApiBaseUrl('HTTPS://API.example.com/hall/')
    await sendCall('listBanners', {})
    expect(sent().url).toBe('https://api.example.com/hall/banner/list')
    await sendCall('getSiteConfig', {})
    expect(sent().url).toBe('/api/sites/siteconfig')
  })

  it.each(['javascript:alert(1)', 'ftp://api.example.com', '//api.example.com', 'https://', ' '])(
    '§5: %j is no address to call',
    async (address) => {
      fetchMock.mockImplementation(async () => answer({ code: 0, msg: '', data: { list: [] } }))
      setApiBaseUrl(address)
      await sendCall('listBanners', {})
      expect(sent().url).toBe('/api/banner/list')
    },
  )

  it('falls back to the page’s origin if the API address does not respond', async () => {
    setApiBaseUrl('https://api.example.com')
    fetchMock.mockRejectedValueOnce(new TypeError('failed'))
    expect(await failure(sendCall('listBanners', {}))).toMatchObject({ kind: 'network' })
    fetchMock.mockResolvedValue(answer({ code: 0, msg: '', data: { list: [] } }))
    await sendCall('listBanners', {})
    expect(sent().url).toBe('/api/banner/list')
  })

  it('sends the given key with a call that moves money', async () => {
    fetchMock.mockResolvedValue(answer({ code: 0, msg: '', data: {} }))
    await sendCall('enterGame', { gameId: 'mines', amount: 10 }, { idempotencyKey: 'k1' })
    expect(sent().headers.get('idempotency-key')).toBe('k1')
  })

  it('§8: an error code throws the server’s message and fields', async () => {
    const fields = [{ field: 'amount', rule: 'required', message: '必填' }]
    fetchMock.mockResolvedValue(answer({ code: 10031, msg: '餘額不足', data: { fields } }))
    expect(await failure(sendCall('getUserInfo', {}))).toMatchObject({
      kind: 'business',
      code: 10031,
      message: '餘額不足',
      fields,
      isConclusive: true,
    })
  })

  it('a running duplicate call is not conclusive', async () => {
    fetchMock.mockResolvedValue(answer({ code: 10033, msg: '系統忙碌中，請稍後再試', data: null }))
    expect(await failure(sendCall('getUserInfo', {}))).toMatchObject({
      kind: 'business',
      isConclusive: false,
    })
  })

  it('an outage is not conclusive', async () => {
    fetchMock.mockResolvedValue(answer({ code: 503, msg: '服務暫時無法使用', data: null }, { status: 503 }))
    expect(await failure(sendCall('getUserInfo', {}))).toMatchObject({ kind: 'server', isConclusive: false })
    fetchMock.mockResolvedValue(new Response('<html>', { status: 502 }))
    expect(await failure(sendCall('getUserInfo', {}))).toMatchObject({ kind: 'server', code: 502 })
  })

  it.each([
    [400, '請求內容有誤，請檢查後再試'],
    [403, '沒有使用此功能的權限'],
    [404, '找不到您要的資料'],
    [405, '不支援此操作方式'],
    [408, '請求逾時，請再試一次'],
    [413, '送出的內容過大'],
    [429, '請求過於頻繁，請稍後再試'],
    [500, '系統發生問題，請稍後再試'],
    [501, '網路未連線'],
    [502, '網路發生錯誤'],
    [503, '服務暫時無法使用，請稍後再試'],
    [504, '網路逾時'],
    [505, '請更換瀏覽器後再試'],
  ])('§8: %d from a proxy, without an envelope, has its own message', async (status, words) => {
    const pages = ['<html><h1>nginx</h1></html>', '', '{"error":"upstream"}']
    for (const page of pages) {
      fetchMock.mockResolvedValue(new Response(page, { status }))
      const error = await failure(sendCall('getUserInfo', {}))
      expect(error).toMatchObject({ kind: 'server', code: status, message: words, isConclusive: false })
    }
  })

  it.each([
    [502, 'Network error'],
    [503, 'Service unavailable. Please try again shortly'],
    [504, 'Network timeout'],
    [505, 'Please try another browser'],
  ])('§8: %d from a proxy has its own message in English too', async (status, words) => {
    applyLanguage('en')
    fetchMock.mockResolvedValue(new Response('<html><h1>nginx</h1></html>', { status }))
    expect(await failure(sendCall('getUserInfo', {}))).toMatchObject({ code: status, message: words })
  })

  it('any other response without an envelope gives the generic message', async () => {
    for (const status of [200, 418, 599]) {
      fetchMock.mockResolvedValue(new Response('<html>', { status }))
      const error = await failure(sendCall('getUserInfo', {}))
      expect(error).toMatchObject({ kind: 'server', message: '發生錯誤，請再試一次' })
    }
  })

  it('has messages for a failed, missing and slow network', async () => {
    fetchMock.mockRejectedValue(new TypeError('failed'))
    expect(await failure(sendCall('getUserInfo', {}))).toMatchObject({
      kind: 'network',
      message: expect.stringContaining('網路'),
    })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    expect(await failure(sendCall('getUserInfo', {}))).toMatchObject({ kind: 'offline', code: 501 })
  })

  it('§9: waits 30 s and no longer', async () => {
    const deadline = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(deadline.signal)
    fetchMock.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
        ),
    )
    const waiting = failure(sendCall('getUserInfo', {}))
    deadline.abort()
    expect(await waiting).toMatchObject({ kind: 'timeout', code: 408 })
    expect(timeout).toHaveBeenCalledWith(REQUEST_TIMEOUT_MS)
  })

  it('syncs with the server’s clock', async () => {
    const later = Date.now() + 3_600_000
    fetchMock.mockResolvedValue(
      answer({ code: 0, msg: '', data: {} }, { headers: { 'x-server-time': String(later) } }),
    )
    await sendCall('listBanners', {})
    expect(Math.abs(serverNow() - later)).toBeLessThan(2_000)
  })
})

describe('call', () => {
  const onError = vi.fn()
  const onSessionLost = vi.fn()
  const onSiteClosed = vi.fn()
  beforeEach(() => {
    vi.stubGlobal('fetch', fetchMock)
    installCallReactions({ onError, onSessionLost, onSiteClosed, onRefused: vi.fn() })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    for (const mock of [onError, onSessionLost, onSiteClosed, fetchMock]) mock.mockReset()
    token = undefined
  })

  it('shows an error unless the call is silent', async () => {
    fetchMock.mockImplementation(async () => answer({ code: 10031, msg: '餘額不足', data: null }))
    await failure(call('getUserInfo', {}))
    expect(onError).toHaveBeenCalledTimes(1)
    await failure(call('getUserInfo', {}, { isSilent: true }))
    expect(onError).toHaveBeenCalledTimes(1)
  })

  it('§8, 10027: a closed site shows its own page and no toast', async () => {
    fetchMock.mockImplementation(async () => answer({ code: 10027, msg: '系統已關閉', data: null }))
    expect(await failure(call('getUserInfo', {}, { isSilent: true }))).toMatchObject({ isTemporary: true })
    expect([onSiteClosed.mock.calls.length, onError.mock.calls.length]).toEqual([1, 0])
  })

  it('§8: 401 ends the session silently', async () => {
    token = 'old'
    fetchMock.mockImplementation(async () => answer({ code: 401, msg: '登入已失效', data: null }))
    await failure(call('getUserInfo', {}))
    expect(onSessionLost).toHaveBeenCalledTimes(1)
    expect(onError).not.toHaveBeenCalled()
  })

  it('a late 401 of an earlier session leaves the new one alone', async () => {
    token = 'old'
    fetchMock.mockImplementation(async () => {
      token = 'new'
      return answer({ code: 401, msg: '登入已失效', data: null })
    })
    await failure(call('getUserInfo', {}))
    expect(onSessionLost).not.toHaveBeenCalled()
  })
})
