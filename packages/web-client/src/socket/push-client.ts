import type { PushMessage } from '@gamehall/contract'
import { SOCKET_WATCH_INTERVAL_MS } from '@gamehall/contract/constants'
import { readSocketText } from './push-message.ts'
import {
  idleSocket,
  type SocketEvent,
  type SocketState,
  socketStatus,
  transitionSocket,
} from './socket-machine.ts'

const SITE_CLOSED = 10027
const CLOSE_SITE_CLOSED = 4027

export type OpenSocket = (url: string, on: SocketEvents) => SocketLike

export type SocketEvents = {
  readonly open: () => void
  readonly text: (data: unknown) => void
  readonly close: (code: number) => void
}

export type SocketLike = {
  send(text: string): void
  close(): void
}

export type PushClientParts = {
  readonly openSocket: OpenSocket
  /** Requests a new socket URL with a one-time code; undefined if that fails. */
  readonly askUrl: () => Promise<string | undefined>
  readonly onPush: (message: PushMessage) => void
  readonly onState?: (state: SocketState) => void
  /** The site is closed (§8, 10027): the server closed the connection or refused to join. */
  readonly onSiteClosed?: () => void
  /** Ten reconnects failed. */
  readonly onGiveUp?: () => void
  readonly every?: (ms: number, run: () => void) => () => void
}

export type PushClient = {
  start(url: string): void
  /** `isForgetting` also drops the last sequence: set it at logout, not when going offline. */
  stop(options?: { isForgetting?: boolean }): void
  status(): -1 | 0 | 1 | 2
}

/** Creates the push connection (§4): runs the effects of the socket state machine on a socket and a timer. */
export function createPushClient(parts: PushClientParts): PushClient {
  const every = parts.every ?? everyInterval
  let state = idleSocket
  let socket: SocketLike | undefined
  let code = ''
  let pending: PushMessage | undefined
  let stopWatch: (() => void) | undefined

  const dispatch = (event: SocketEvent): void => {
    const [next, effects] = transitionSocket(state, event)
    if (next !== state) {
      state = next
      parts.onState?.(state)
    }
    for (const effect of effects) {
      if (effect.type === 'open') open(effect.url, effect.connection)
      else if (effect.type === 'join') socket?.send(joinText(code, effect.lastSeq))
      else if (effect.type === 'close') socket?.close()
      else if (effect.type === 'deliver' && pending) parts.onPush(pending)
      else if (effect.type === 'give-up') parts.onGiveUp?.()
      else if (effect.type === 'ask-url') void askUrl()
    }
  }

  const open = (url: string, connection: number): void => {
    code = new URL(url, location.href).searchParams.get('code') ?? ''
    socket = parts.openSocket(url, {
      open: () => dispatch({ type: 'opened', connection }),
      text: (data) => receive(data, connection),
      close: (code) => {
        if (code === CLOSE_SITE_CLOSED) parts.onSiteClosed?.()
        dispatch({ type: 'closed', connection })
      },
    })
  }

  const receive = (data: unknown, connection: number): void => {
    const text = readSocketText(data)
    if (text.kind === 'joined') {
      const { code: answer, data: room } = text.joined
      if (answer === SITE_CLOSED) parts.onSiteClosed?.()
      dispatch({ type: 'joined', connection, code: answer, ...(room && { seq: room.seq }) })
    }
    if (text.kind === 'push') {
      pending = text.push
      dispatch({ type: 'pushed', connection, seq: text.push.seq })
      pending = undefined
    }
  }

  const askUrl = async (): Promise<void> => {
    const url = await parts.askUrl().catch(() => undefined)
    dispatch({ type: 'url', url })
  }

  return {
    start(url) {
      stopWatch ??= every(SOCKET_WATCH_INTERVAL_MS, () => dispatch({ type: 'watched' }))
      dispatch({ type: 'start', url })
    },
    stop({ isForgetting = false } = {}) {
      stopWatch?.()
      stopWatch = undefined
      dispatch({ type: 'stop', isForgetting })
    },
    status: () => socketStatus(state),
  }
}

const joinText = (code: string, lastSeq: number | undefined): string =>
  JSON.stringify({ id: 1, method: 'room.join', params: { auth_code: code, last_seq: lastSeq ?? null } })

function everyInterval(ms: number, run: () => void): () => void {
  const timer = setInterval(run, ms)
  return () => clearInterval(timer)
}
