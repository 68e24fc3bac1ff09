import { SOCKET_MAX_RECONNECTS } from '@gamehall/contract/constants'
import { describe, expect, it } from 'vitest'
import {
  idleSocket,
  type SocketEvent,
  type SocketState,
  socketStatus,
  transitionSocket,
} from './socket-machine.ts'

const run = (...events: readonly SocketEvent[]) => {
  let state: SocketState = idleSocket
  const effects: string[] = []
  for (const event of events) {
    const [next, done] = transitionSocket(state, event)
    state = next
    effects.push(...done.map(({ type }) => type))
  }
  return { state, effects, status: socketStatus(state) }
}
const start: SocketEvent = { type: 'start', url: '/ws?code=a' }
const opened: SocketEvent = { type: 'opened', connection: 1 }
const joined: SocketEvent = { type: 'joined', connection: 1, code: 0, seq: 7 }
const closed: SocketEvent = { type: 'closed', connection: 1 }
const watched: SocketEvent = { type: 'watched' }

describe('socket machine (§4)', () => {
  it('goes through connecting, established, closing and closed', () => {
    expect(run().status).toBe(-1)
    expect(run(start).state.phase).toBe('connecting')
    expect(run(start, opened).effects).toEqual(['open', 'join'])
    expect(run(start, opened, joined).state).toMatchObject({ phase: 'established', lastSeq: 7, attempts: 0 })
    expect(run(start, opened, joined, { type: 'stop', isForgetting: false }).state.phase).toBe('closing')
    expect(run(start, opened, joined, closed).state.phase).toBe('closed')
  })

  it('a non-zero answer to room.join disconnects', () => {
    const refused = run(start, opened, { type: 'joined', connection: 1, code: 401 })
    expect(refused.effects).toEqual(['open', 'join', 'close'])
    expect(refused.state.phase).toBe('closing')
  })

  it('the watch asks for a fresh address only when the status is -1 and someone is logged in', () => {
    expect(run(watched).effects).toEqual([])
    expect(run(start, watched).effects).toEqual(['open'])
    expect(run(start, opened, joined, watched).effects).toEqual(['open', 'join'])
    expect(run(start, closed, watched).effects).toEqual(['open', 'ask-url'])
    expect(run(start, closed, { type: 'stop', isForgetting: true }, watched).effects).toEqual(['open'])
  })

  it('tries ten times, then gives up once', () => {
    const tries = Array.from({ length: SOCKET_MAX_RECONNECTS + 5 }, () => watched)
    const { effects } = run(start, closed, ...tries)
    expect(effects.filter((effect) => effect === 'ask-url')).toHaveLength(SOCKET_MAX_RECONNECTS)
    expect(effects.filter((effect) => effect === 'give-up')).toHaveLength(1)
  })

  it('counts anew once established', () => {
    const again = run(
      start,
      closed,
      watched,
      { type: 'url', url: '/ws?code=b' },
      { type: 'joined', connection: 2, code: 0 },
    )
    expect(again.state).toMatchObject({ phase: 'established', attempts: 0, connection: 2 })
  })

  it('a fresh address that comes after stopping is not used', () => {
    const late = run(
      start,
      closed,
      watched,
      { type: 'stop', isForgetting: true },
      { type: 'url', url: '/ws?code=b' },
    )
    expect(late.effects).toEqual(['open', 'ask-url'])
  })

  it('delivers each push once, and requests later ones after a reconnect', () => {
    const push = (seq: number): SocketEvent => ({ type: 'pushed', connection: 1, seq })
    const { state, effects } = run(start, opened, joined, push(8), push(8), push(7), push(9))
    expect(effects.filter((effect) => effect === 'deliver')).toHaveLength(2)
    const [, reopened] = transitionSocket({ ...state, connection: 2 }, { type: 'opened', connection: 2 })
    expect(reopened).toEqual([{ type: 'join', lastSeq: 9 }])
  })

  it('delivers broadcasts, which have no number, and keeps the sequence', () => {
    const push = (seq: number): SocketEvent => ({ type: 'pushed', connection: 1, seq })
    const { state, effects } = run(start, opened, joined, push(8), push(0), push(0))
    expect(effects.filter((effect) => effect === 'deliver')).toHaveLength(3)
    expect(state.lastSeq).toBe(8)
  })

  it('a logout forgets the sequence, going offline does not', () => {
    const stop = (isForgetting: boolean): SocketEvent => ({ type: 'stop', isForgetting })
    expect(run(start, opened, joined, stop(true)).state.lastSeq).toBeUndefined()
    expect(run(start, opened, joined, stop(false)).state.lastSeq).toBe(7)
  })

  it('a new start replaces the old connection and ignores its late events', () => {
    const { effects, state } = run(start, opened, joined, start, closed)
    expect(effects).toEqual(['open', 'join', 'close', 'open'])
    expect(state).toMatchObject({ phase: 'connecting', connection: 2 })
  })
})
