import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFrameTimestamps, type FrameTimestamps } from './frame-timestamps.ts'

interface Sent {
  readonly hashes: string[]
  readonly signal: AbortSignal
  readonly at: number
  answer(timestamps: readonly number[]): Promise<void>
  fail(error: CallError): Promise<void>
}

let sent: Sent[] = []
const onRefused = vi.fn()
let timestamps: FrameTimestamps
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  sent = []
  onRefused.mockReset()
  timestamps = createFrameTimestamps({
    onRefused,
    send(hashes, signal) {
      const { promise, resolve, reject } = Promise.withResolvers<readonly number[]>()
      sent.push({
        hashes,
        signal,
        at: Date.now(),
        answer: (given) => settle(() => resolve(given)),
        fail: (error) => settle(() => reject(error)),
      })
      return promise
    },
  })
})
afterEach(() => {
  timestamps.close()
  vi.useRealTimers()
})

/** Until the next request may go out. */
async function settle(decide: () => void): Promise<void> {
  decide()
  await vi.advanceTimersByTimeAsync(600)
}
/** Takes pictures, one each 100 ms. */
function take(count: number, fromMs = 0): Blob[] {
  const pictures = Array.from({ length: count }, (_, index) => new Blob([`${fromMs}/${index}`]))
  for (const [index, picture] of pictures.entries()) void timestamps.add(picture, fromMs + index * 100)
  return pictures
}
const hexOf = async (picture: Blob) =>
  Buffer.from(await crypto.subtle.digest('SHA-256', await picture.arrayBuffer())).toString('hex')
const sentAt = (index: number): Sent => {
  const request = sent[index]
  if (request === undefined) throw new Error('it was not sent')
  return request
}

it('sends the hash of a picture at once; those taken meanwhile go together in the next request', async () => {
  const [first] = take(1)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const others = take(3, 100)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sent, 'one request at a time').toHaveLength(1)
  await sentAt(0).answer([80])
  expect(sentAt(0).hashes).toEqual(await Promise.all([first].flatMap((picture) => picture ?? []).map(hexOf)))
  await vi.waitFor(async () => expect(sentAt(1).hashes).toEqual(await Promise.all(others.map(hexOf))))
})

it('sends no more than a request each 600 ms', async () => {
  const send = vi.fn(async (hashes: string[]) => hashes.map(() => 0))
  const quick = createFrameTimestamps({ send, onRefused })
  const pictures = Array.from({ length: 30 }, (_, index) => new Blob([String(index)]))
  for (const [index, picture] of pictures.entries()) {
    void quick.add(picture, index * 100)
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(send.mock.calls.length, '3 s, and the first at once').toBeLessThanOrEqual(6)
  await vi.waitFor(() => expect(pictures.map(quick.statusOf)).not.toContain('pending'))
})

it('knows the pictures that the server timestamped in time, and those it did not', async () => {
  const pictures = take(3)
  await vi.waitFor(() => expect(sent.flatMap(({ hashes }) => hashes)).not.toHaveLength(0))
  expect(pictures.map(timestamps.statusOf)).toEqual(['pending', 'pending', 'pending'])
  await sentAt(0).answer([2_500])
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await sentAt(1).answer([2_600, 2_701])
  expect(pictures.map(timestamps.statusOf)).toEqual(['in_time', 'in_time', 'missed'])
})

it('takes no timestamp for in time that is before the picture', async () => {
  const [picture = new Blob()] = take(1, 500)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await sentAt(0).answer([499])
  expect(timestamps.statusOf(picture)).toBe('missed')
})

it.each([
  ['when no answer came', new CallError('aborted', 0, 'no answer'), 500],
  [
    'a second later when there are too many requests',
    new CallError('business', 10145, '操作過於頻繁'),
    1_000,
  ],
])('sends hashes again %s, with those of later pictures', async (_, error, laterMs) => {
  const [first] = take(1)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const [second] = take(1, 100)
  expect(timestamps.isBusy()).toBe(false)
  await sentAt(0).fail(error)
  expect(timestamps.isBusy()).toBe(error.isTemporary)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sentAt(1).at - sentAt(0).at).toBeGreaterThanOrEqual(laterMs)
  expect(sentAt(1).hashes).toEqual(
    await Promise.all([first, second].map((picture) => hexOf(picture ?? new Blob()))),
  )
  await sentAt(1).answer([90, 400])
  const statuses = [first, second].map((picture) => timestamps.statusOf(picture ?? new Blob()))
  expect(statuses).toEqual(['in_time', 'in_time'])
  expect(timestamps.isBusy()).toBe(false)
  expect(onRefused).not.toHaveBeenCalled()
})

it('sends the newest pictures where there are more than a request may have', async () => {
  take(1)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  const pictures = take(40, 100)
  await sentAt(0).answer([80])
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  expect(sentAt(1).hashes).toEqual(await Promise.all(pictures.slice(-32).map(hexOf)))
  const statuses = pictures.map(timestamps.statusOf)
  expect(statuses.indexOf('pending'), 'those before will have no timestamp').toBe(8)
  expect(statuses.lastIndexOf('missed')).toBe(7)
})

it('goes on with the next picture after an exception, which it leaves to its caller', async () => {
  const exception = new TypeError('not foreseen')
  const send = vi.fn(async () => [80])
  send.mockRejectedValueOnce(exception)
  const failing = createFrameTimestamps({ send, onRefused })
  const [first, second] = [new Blob(['first']), new Blob(['second'])]
  const added = expect(failing.add(first, 0)).rejects.toBe(exception)
  await vi.advanceTimersByTimeAsync(600)
  await added
  void failing.add(second, 0)
  await vi.waitFor(() => expect([first, second].map(failing.statusOf)).toEqual(['missed', 'in_time']))
})

it('says so when the server takes no more of them, unless it was closed', async () => {
  const refusal = new CallError('business', 400, '資料有誤')
  take(1)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await sentAt(0).fail(refusal)
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(refusal)
  take(1, 100)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  timestamps.close()
  await sentAt(1).fail(refusal)
  expect(onRefused).toHaveBeenCalledOnce()
})

it('is overdue after three seconds of pictures without a timestamp in time', async () => {
  take(31)
  expect(timestamps.isOverdue()).toBe(false)
  take(1, 3_001)
  expect(timestamps.isOverdue()).toBe(true)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await sentAt(0).answer([9_000])
  expect(timestamps.isOverdue(), 'too late').toBe(true)
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await sentAt(1).answer(sentAt(1).hashes.map(() => 3_500))
  expect(timestamps.isOverdue()).toBe(false)
})

it('counts only pictures that were taken without a pause, and none that the server refuses', async () => {
  take(25)
  take(25, 3_500)
  expect(timestamps.isOverdue(), 'a second without a picture').toBe(false)
  take(10, 6_000)
  expect(timestamps.isOverdue()).toBe(true)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  await sentAt(0).fail(new CallError('business', 400, '資料有誤'))
  expect(timestamps.isOverdue(), 'it is not the network').toBe(false)
})
