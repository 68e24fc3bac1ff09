import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { uploadFile } from './upload-file.ts'

type Reply = { readonly status: number; readonly body: string } | 'error' | 'timeout'

/** A request that ends as the test says, and remembers what it was given. */
class TestRequest {
  static reply: Reply
  static last: TestRequest | undefined
  readonly headers: Record<string, string> = {}
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  address = ''
  sent: unknown
  status = 0
  responseText = ''
  onload?: () => void
  onerror?: () => void
  ontimeout?: () => void
  onabort?: () => void
  constructor() {
    TestRequest.last = this
  }
  open(method: string, url: string) {
    this.address = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  send(file: unknown) {
    this.sent = file
    this.upload.onprogress?.({ loaded: 1, total: 4 })
    const { reply } = TestRequest
    if (reply === 'error') return this.onerror?.()
    if (reply === 'timeout') return this.ontimeout?.()
    this.status = reply.status
    this.responseText = reply.body
    return this.onload?.()
  }
  abort() {
    this.onabort?.()
  }
}

const place = {
  upload_id: 'upload-1',
  url: '/api/uploads/upload-1?signature=abc',
  method: 'PUT',
  content_type: 'image/jpeg',
  expires_at: '2026-11-21T08:00:00.000Z',
}
const file = new Blob(['photo'], { type: 'image/jpeg' })
const asked: unknown[] = []

beforeEach(() => {
  asked.length = 0
  vi.stubGlobal('XMLHttpRequest', TestRequest)
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body))
    return new Response(JSON.stringify({ code: 0, msg: '', data: place }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const send = (reply: Reply, options: { signal?: AbortSignal; onProgress?: (share: number) => void } = {}) => {
  TestRequest.reply = reply
  return uploadFile(file, 'bank_card_photo', {
    signal: options.signal ?? new AbortController().signal,
    onProgress: options.onProgress ?? (() => undefined),
  })
}

describe('uploadFile', () => {
  it('requests the upload URL, uploads the file, and reports progress', async () => {
    const shares: number[] = []
    const reply = { status: 200, body: '{"code":0,"msg":"","data":{}}' }
    expect(await send(reply, { onProgress: (share) => shares.push(share) })).toBe('upload-1')
    expect(asked).toEqual([{ action: 'bank_card_photo', content_type: 'image/jpeg', size: 5 }])
    expect(TestRequest.last).toMatchObject({ address: `PUT ${place.url}`, sent: file })
    expect(TestRequest.last?.headers).toMatchObject({ 'content-type': 'image/jpeg' })
    expect(shares).toEqual([0.25])
  })

  it('a refusal keeps the server’s message', async () => {
    const fields = [{ field: 'file', rule: 'upload_type', message: '不支援此檔案格式' }]
    const body = JSON.stringify({ code: 400, msg: '', data: { fields } })
    await expect(send({ status: 400, body })).rejects.toMatchObject({ code: 400, fields })
  })

  it.each<[Reply, string]>([
    ['error', 'network'],
    ['timeout', 'timeout'],
    [{ status: 502, body: '<html>' }, 'server'],
  ])('no response (%o) is reported as %s', async (reply, kind) => {
    await expect(send(reply)).rejects.toMatchObject({ kind })
  })

  it('aborts at once', async () => {
    const turn = new AbortController()
    const sent = send({ status: 200, body: '{}' }, { signal: turn.signal, onProgress: () => turn.abort() })
    await expect(sent).rejects.toMatchObject({ kind: 'aborted' })
  })
})
