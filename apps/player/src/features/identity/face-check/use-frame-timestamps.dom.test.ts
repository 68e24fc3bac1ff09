import { CallError } from '@gamehall/web-client/calls/call-error.ts'
import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import type { AskedAction } from './use-face-check.ts'

interface Sent {
  readonly payload: { readonly nonce: string; readonly capture: string; readonly hashes: string[] }
  readonly answer: (response: { readonly timestamps: number[] }) => void
  readonly fail: (error: CallError) => void
}
const sent = vi.hoisted((): Sent[] => [])
vi.mock('@gamehall/web-client/calls/call.ts', () => ({
  call: (_: string, payload: Sent['payload']) => {
    const { promise, resolve, reject } = Promise.withResolvers()
    sent.push({ payload, answer: resolve, fail: reject })
    return promise
  },
}))
const { useFrameTimestamps } = await import('./use-frame-timestamps.ts')

const askedIn = (capture: string): AskedAction => ({
  stage: 'asked',
  check: {
    nonce: 'n1',
    expires_at: new Date(0).toISOString(),
    seconds: 60,
    actions: ['smile'],
    challenge: { action: 'smile', amount: 1, colors: [], capture },
  },
  action: 'smile',
  challenge: { action: 'smile', amount: 1, colors: [], capture },
  shownAt: 0,
  notice: undefined,
})
const onRefused = vi.fn()
const renderTimestamps = (asked: AskedAction | undefined) =>
  renderHook((given: AskedAction | undefined) => useFrameTimestamps(given, onRefused), {
    initialProps: asked,
  })
const untilSent = async (count: number): Promise<Sent> => {
  await vi.waitFor(() => expect(sent).toHaveLength(count))
  const last = sent.at(-1)
  if (last === undefined) throw new Error('nothing was sent')
  return last
}
const refusal = new CallError('business', 400, '資料有誤')

beforeEach(() => {
  sent.length = 0
  onRefused.mockReset()
})

it('has the pictures of each capture session timestamped for themselves', async () => {
  const { result, rerender } = renderTimestamps(undefined)
  expect(result.current.current, 'nothing is asked for').toBeUndefined()
  rerender(askedIn('c1'))
  const first = result.current.current
  rerender({ ...askedIn('c1'), stage: 'sending' })
  expect(result.current.current, 'the same capture session').toBe(first)
  const picture = new Blob(['smile'])
  void first?.add(picture, 10)
  const { payload, answer } = await untilSent(1)
  expect(payload).toEqual({ nonce: 'n1', capture: 'c1', hashes: [expect.stringMatching(/^[0-9a-f]{64}$/)] })
  answer({ timestamps: [40] })
  await vi.waitFor(() => expect(first?.statusOf(picture)).toBe('in_time'))
  rerender(askedIn('c2'))
  expect(result.current.current).not.toBe(first)
  expect(result.current.current?.statusOf(picture)).toBe('pending')
  void result.current.current?.add(picture, 10)
  expect((await untilSent(2)).payload).toMatchObject({ capture: 'c2' })
})

it('says that a capture session is refused, unless another is asked for by then', async () => {
  const { result, rerender, unmount } = renderTimestamps(askedIn('c1'))
  void result.current.current?.add(new Blob(['first']), 10)
  const first = await untilSent(1)
  rerender(askedIn('c2'))
  void result.current.current?.add(new Blob(['second']), 10)
  const second = await untilSent(2)
  first.fail(refusal)
  second.fail(refusal)
  await vi.waitFor(() => expect(onRefused).toHaveBeenCalled())
  expect(onRefused).toHaveBeenCalledExactlyOnceWith(refusal)
  unmount()
  expect(result.current.current).toBeUndefined()
})

it('sends nothing of a capture session that is over, also when an answer comes late', async () => {
  const { result, rerender } = renderTimestamps(askedIn('c1'))
  const old = result.current.current
  const sending = old?.add(new Blob(['first']), 10)
  const { answer } = await untilSent(1)
  void old?.add(new Blob(['waits']), 20)
  rerender(undefined)
  expect(result.current.current).toBeUndefined()
  answer({ timestamps: [40] })
  await sending
  expect(sent).toHaveLength(1)
})
