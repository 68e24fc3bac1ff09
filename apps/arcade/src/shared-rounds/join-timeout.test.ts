import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startJoinTimeout } from './join-timeout.ts'

function fakeSocket() {
  const events = new EventEmitter()
  const close = vi.fn()
  const terminate = vi.fn(() => void events.emit('close'))
  return Object.assign(events, { close, terminate }) as unknown as Parameters<typeof startJoinTimeout>[0] &
    EventEmitter & { close: typeof close; terminate: typeof terminate }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('a socket has ten seconds to join, and is terminated when it does not answer the close', () => {
  const socket = fakeSocket()
  startJoinTimeout(socket)
  vi.advanceTimersByTime(9_999)
  expect(socket.close).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(socket.close).toHaveBeenCalledExactlyOnceWith(4003)
  expect(socket.terminate).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(socket.terminate).toHaveBeenCalledTimes(1)
})

it('a socket that joined stays', () => {
  const socket = fakeSocket()
  startJoinTimeout(socket)()
  vi.advanceTimersByTime(60_000)
  expect(socket.close).not.toHaveBeenCalled()
})
