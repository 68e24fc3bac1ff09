import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { connectTable, prepareTableSocket } from './table-connection.ts'

class TestSocket {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly opened: TestSocket[] = []
  readyState = TestSocket.CONNECTING
  readonly sent: string[] = []
  onopen: (() => void) | null = null
  onclose: (() => void) | null = null
  constructor() {
    TestSocket.opened.push(this)
  }
  send(text: string): void {
    this.sent.push(text)
  }
  close(): void {}
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
