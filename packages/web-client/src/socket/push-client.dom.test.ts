import { SOCKET_WATCH_INTERVAL_MS } from '@gamehall/contract/constants'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPushClient, type PushClientParts, type SocketEvents } from './push-client.ts'

type Opened = { url: string; on: SocketEvents; sent: unknown[]; isClosed: boolean }

function setUp(parts: Partial<PushClientParts> = {}) {
  const sockets: Opened[] = []
  const pushed: number[] = []
  const client = createPushClient({
    openSocket: (url, on) => {
      const opened: Opened = { url, on, sent: [], isClosed: false }
      sockets.push(opened)
      return {
        send: (text) => void opened.sent.push(JSON.parse(text)),
        close: () => {
          opened.isClosed = true
          on.close(1006)
        },
      }
    },
    askUrl: async () => '/ws?code=fresh',
    onPush: ({ seq }) => pushed.push(seq),
    ...parts,
  })
  const last = () => sockets.at(-1) ?? expect.fail('no socket was opened')
  const join = (seq: number) => {
    last().on.open()
    last().on.text(JSON.stringify({ id: 1, method: 'room.join', code: 0, msg: '', data: { seq } }))
  }
  const push = (seq: number) =>
    last().on.text(JSON.stringify({ seq, msg_type: 'gold_change', from: '', to: '', push: {}, content: {} }))
  return { client, sockets, pushed, last, join, push }
}

describe('createPushClient (§4)', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('joins with the code of its address and no sequence at first', () => {
    const { client, last } = setUp()
    client.start('ws://localhost/ws?code=abc')
    last().on.open()
    expect(last().sent).toEqual([
      { id: 1, method: 'room.join', params: { auth_code: 'abc', last_seq: null } },
    ])
    expect(client.status()).toBe(0)
  })

  it('reconnects at the next watch with a fresh code and catches up', async () => {
    const { client, sockets, pushed, last, join, push } = setUp()
    client.start('/ws?code=abc')
    join(4)
    push(5)
    last().on.close(1006)
    expect(client.status()).toBe(-1)
    await vi.advanceTimersByTimeAsync(SOCKET_WATCH_INTERVAL_MS)
    expect(sockets).toHaveLength(2)
    last().on.open()
    expect(last().sent).toEqual([{ id: 1, method: 'room.join', params: { auth_code: 'fresh', last_seq: 5 } }])
    push(5)
    push(6)
    expect(pushed).toEqual([5, 6])
  })

  it('gives up after ten attempts and reports it', async () => {
    const onGiveUp = vi.fn()
    const askUrl = vi.fn(async () => undefined)
    const { client, last } = setUp({ onGiveUp, askUrl })
    client.start('/ws?code=abc')
    last().on.close(1006)
    await vi.advanceTimersByTimeAsync(SOCKET_WATCH_INTERVAL_MS * 30)
    expect(askUrl).toHaveBeenCalledTimes(10)
    expect(onGiveUp).toHaveBeenCalledTimes(1)
  })

  it('§8, 10027: reports a site that closes the connection or refuses to join', () => {
    const onSiteClosed = vi.fn()
    const { client, last, join } = setUp({ onSiteClosed })
    client.start('/ws?code=abc')
    join(1)
    last().on.close(4027)
    expect(onSiteClosed).toHaveBeenCalledTimes(1)
    client.start('/ws?code=def')
    last().on.open()
    last().on.text(JSON.stringify({ id: 1, method: 'room.join', code: 10027, msg: '', data: null }))
    expect(onSiteClosed).toHaveBeenCalledTimes(2)
  })

  it('is quiet once stopped', async () => {
    const { client, sockets, last, join } = setUp()
    client.start('/ws?code=abc')
    join(1)
    client.stop()
    expect(last().isClosed).toBe(true)
    await vi.advanceTimersByTimeAsync(SOCKET_WATCH_INTERVAL_MS * 5)
    expect(sockets).toHaveLength(1)
  })

  it.each(['', 'no json', '[]', '{"msg_type":"normal"}', '{"seq":"1","msg_type":"x","content":{}}'])(
    'passes over %s',
    (text) => {
      const { client, pushed, join, last } = setUp()
      client.start('/ws?code=abc')
      join(1)
      last().on.text(text)
      expect(pushed).toEqual([])
      expect(client.status()).toBe(1)
    },
  )
})
