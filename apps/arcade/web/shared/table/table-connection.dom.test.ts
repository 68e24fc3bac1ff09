import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TableMessage } from '../../../src/shared-rounds/table-protocol.ts'
import { connectTable, prepareTableSocket } from './table-connection.ts'

class TestSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly opened: TestSocket[] = []
  readyState = TestSocket.CONNECTING
  readonly sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor() {
    TestSocket.opened.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  isClosed = false
  close(): void {
    this.isClosed = true
  }
}

beforeEach(() => {
  TestSocket.opened.length = 0
  vi.stubGlobal('WebSocket', TestSocket)
})
afterEach(() => vi.unstubAllGlobals())

const connect = () => connectTable({ token: 'token', table: 'standard', onMessage() {}, onLost() {} })
const WATCH = JSON.stringify({ type: 'watch', token: 'token', table: 'standard' })

it('watches through the socket that was opened early, as soon as it is open', () => {
  prepareTableSocket()
  const close = connect()
  const [early, ...others] = TestSocket.opened
  expect([early?.sent, others]).toEqual([[], []])
  early?.onopen?.()
  expect(early?.sent).toEqual([WATCH])
  close()
})

it('watches at once through an early socket that is open, and only once', () => {
  prepareTableSocket()
  const [early] = TestSocket.opened
  if (early !== undefined) early.readyState = TestSocket.OPEN
  connect()()
  expect(early?.sent).toEqual([WATCH])
  connect()()
  expect(TestSocket.opened).toHaveLength(2)
})

it('opens another socket when the early one was lost meanwhile', () => {
  prepareTableSocket()
  const [early] = TestSocket.opened
  if (early !== undefined) early.readyState = 3
  connect()()
  expect(early?.sent).toEqual([])
  expect(TestSocket.opened).toHaveLength(2)
})

/** Connects, and keeps what the page is told. */
function connectObserved() {
  const messages: TableMessage[] = []
  const onLost = vi.fn()
  const disconnect = connectTable({
    token: 'token',
    table: 'standard',
    onMessage: (message) => messages.push(message),
    onLost,
  })
  return { messages, onLost, disconnect }
}

it('has lost its connection at once when the network fails, and opens another when it is back', () => {
  const { messages, onLost, disconnect } = connectObserved()
  const [stale] = TestSocket.opened
  if (stale !== undefined) stale.readyState = TestSocket.OPEN
  window.dispatchEvent(new Event('offline'))
  expect([onLost.mock.calls.length, stale?.isClosed]).toEqual([1, true])
  stale?.onmessage?.({ data: JSON.stringify({ type: 'refused', code: 'SESSION_REPLACED' }) })
  stale?.onclose?.({ code: 1006 })
  expect([onLost.mock.calls.length, messages]).toEqual([1, []])
  window.dispatchEvent(new Event('online'))
  expect(TestSocket.opened).toHaveLength(2)
  TestSocket.opened[1]?.onopen?.()
  expect(TestSocket.opened[1]?.sent).toEqual([WATCH])
  disconnect()
  window.dispatchEvent(new Event('offline'))
  expect(onLost).toHaveBeenCalledTimes(1)
})

describe('a socket that is closed', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  /** Connects, and closes the first socket with the code after the messages. */
  function closeWith(code: number, ...received: TableMessage[]) {
    const { messages, onLost, disconnect } = connectObserved()
    const [socket] = TestSocket.opened
    for (const message of received) socket?.onmessage?.({ data: JSON.stringify(message) })
    socket?.onclose?.({ code })
    vi.advanceTimersByTime(60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    disconnect()
    return { messages, onLost, opened: TestSocket.opened.length }
  }

  it.each([1006, 1013, 4003, 4008])('with %i is opened again', (code) => {
    const { onLost, opened } = closeWith(code)
    expect(onLost).toHaveBeenCalledOnce()
    expect(opened).toBe(2)
  })

  it('because the session ended stays closed, and the page is told once', () => {
    expect(closeWith(4001)).toMatchObject({
      messages: [{ type: 'refused', code: 'SESSION_ENDED' }],
      opened: 1,
    })
    TestSocket.opened.length = 0
    const replaced: TableMessage = { type: 'refused', code: 'SESSION_REPLACED' }
    expect(closeWith(4001, replaced)).toMatchObject({ messages: [replaced], opened: 1 })
  })
})
