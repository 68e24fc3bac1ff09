import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type RequestMessage, sendInWorker, type WorkerMessage } from './send-in-worker.ts'
import type { SendRequest } from './send-request.ts'

const request = { url: '/arcade/api/balance', headers: {}, body: '{}', timeoutMs: 1_000 }
const fromPage = { kind: 'answered', body: 'from the page' } as const
const fromWorker = { kind: 'answered', body: 'from the worker' } as const

/** A worker whose messages a test sends. */
class FakeWorker {
  static last: FakeWorker | null = null
  readonly told: RequestMessage[] = []
  onmessage: ((event: { data: WorkerMessage }) => void) | null = null
  onerror: (() => void) | null = null
  readonly terminate = vi.fn()
  constructor() {
    FakeWorker.last = this
  }
  postMessage(message: RequestMessage) {
    this.told.push(message)
  }
  say(data: WorkerMessage) {
    this.onmessage?.({ data })
  }
}

let sendHere: ReturnType<typeof vi.fn<SendRequest>>
beforeEach(() => {
  FakeWorker.last = null
  sendHere = vi.fn<SendRequest>(async () => fromPage)
  vi.stubGlobal('Worker', FakeWorker)
})
afterEach(() => vi.unstubAllGlobals())

const createSender = () => sendInWorker(() => new FakeWorker() as unknown as Worker, sendHere)

/** A sender whose worker is there. */
async function startedSender() {
  const send = createSender()
  await send(request)
  const worker = FakeWorker.last
  if (worker === null) throw new Error('no worker')
  worker.say({ kind: 'ready' })
  return { send, worker }
}

it('starts no worker before the first answer, and sends from the page until it is there', async () => {
  const send = createSender()
  const first = send(request)
  expect(FakeWorker.last).toBeNull()
  expect(await first).toBe(fromPage)
  expect(FakeWorker.last).not.toBeNull()
  expect(await send(request)).toBe(fromPage)
  expect(FakeWorker.last?.told).toEqual([])
})

it('then sends from the worker; answers find their requests in any order', async () => {
  const { send, worker } = await startedSender()
  const [one, two] = [send(request), send({ ...request, url: '/arcade/api/round' })]
  expect(worker.told.map((message) => message.request.url)).toEqual([request.url, '/arcade/api/round'])
  const [first, second] = worker.told.map(({ id }) => id)
  worker.say({ kind: 'ended', id: second ?? 0, end: fromWorker })
  worker.say({ kind: 'ended', id: first ?? 0, end: { kind: 'timeout' } })
  expect([await one, await two]).toEqual([{ kind: 'timeout' }, fromWorker])
  expect(sendHere).toHaveBeenCalledTimes(1)
})

it('what a worker that dies had under way is unreachable, and later requests go from the page', async () => {
  const { send, worker } = await startedSender()
  const lost = send(request)
  worker.onerror?.()
  expect(await lost).toEqual({ kind: 'unreachable' })
  expect(worker.terminate).toHaveBeenCalledOnce()
  expect(await send(request)).toBe(fromPage)
})

it('sends from the page where the browser has no workers', async () => {
  vi.stubGlobal('Worker', undefined)
  const send = createSender()
  await send(request)
  expect(await send(request)).toBe(fromPage)
  expect(FakeWorker.last).toBeNull()
})
