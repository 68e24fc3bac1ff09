import { SOCKET_MAX_RECONNECTS } from '@gamehall/contract/constants'

/** The sequence of broadcasts, which have no number per player and reach connected clients once. */
const BROADCAST_SEQ = 0

/** §4 WebSocket states; `absent` and `closed` are status -1, on which the watch timer reconnects. */
export type SocketPhase = 'absent' | 'connecting' | 'established' | 'closing' | 'closed'

export type SocketState = {
  readonly phase: SocketPhase
  /** Whether a player is logged in and online, so that a lost connection is reopened. */
  readonly isWanted: boolean
  /** Reconnects since the last established connection. */
  readonly attempts: number
  /** The sequence of the last received push; a reconnect requests the later ones. */
  readonly lastSeq: number | undefined
  /** Increases with each connection, so that late events of older ones are ignored. */
  readonly connection: number
}

export type SocketEvent =
  | { readonly type: 'start'; readonly url: string }
  | { readonly type: 'stop'; readonly isForgetting: boolean }
  | { readonly type: 'opened'; readonly connection: number }
  | { readonly type: 'joined'; readonly connection: number; readonly code: number; readonly seq?: number }
  | { readonly type: 'pushed'; readonly connection: number; readonly seq: number }
  | { readonly type: 'closed'; readonly connection: number }
  | { readonly type: 'watched' }
  | { readonly type: 'url'; readonly url: string | undefined }

export type SocketEffect =
  | { readonly type: 'open'; readonly url: string; readonly connection: number }
  | { readonly type: 'join'; readonly lastSeq: number | undefined }
  | { readonly type: 'close' }
  | { readonly type: 'ask-url' }
  | { readonly type: 'deliver' }
  | { readonly type: 'give-up' }

type Step = readonly [SocketState, readonly SocketEffect[]]

export const idleSocket: SocketState = {
  phase: 'absent',
  isWanted: false,
  attempts: 0,
  lastSeq: undefined,
  connection: 0,
}

/** §4: the status number that the watch timer checks. */
export function socketStatus({ phase }: SocketState): -1 | 0 | 1 | 2 {
  return phase === 'connecting' ? 0 : phase === 'established' ? 1 : phase === 'closing' ? 2 : -1
}

/** The transition function: the next state and the effects of an event. Pure. */
export function transitionSocket(state: SocketState, event: SocketEvent): Step {
  if ('connection' in event && event.connection !== state.connection) return [state, []]
  switch (event.type) {
    case 'start':
      return connect({ ...state, isWanted: true, attempts: 0 }, event.url)
    case 'stop':
      return disconnect({
        ...state,
        isWanted: false,
        attempts: 0,
        lastSeq: event.isForgetting ? undefined : state.lastSeq,
      })
    case 'opened':
      return [state, [{ type: 'join', lastSeq: state.lastSeq }]]
    case 'joined':
      if (event.code !== 0) return disconnect(state)
      return [{ ...state, phase: 'established', attempts: 0, lastSeq: state.lastSeq ?? event.seq }, []]
    case 'pushed':
      if (event.seq === BROADCAST_SEQ) return [state, [{ type: 'deliver' }]]
      if (event.seq <= (state.lastSeq ?? 0)) return [state, []]
      return [{ ...state, lastSeq: event.seq }, [{ type: 'deliver' }]]
    case 'closed':
      return [{ ...state, phase: 'closed' }, []]
    case 'watched':
      return watch(state)
    case 'url':
      return event.url && state.isWanted && socketStatus(state) === -1
        ? connect(state, event.url)
        : [state, []]
  }
}

function connect(state: SocketState, url: string): Step {
  const connection = state.connection + 1
  const replaced: readonly SocketEffect[] = socketStatus(state) === -1 ? [] : [{ type: 'close' }]
  return [{ ...state, phase: 'connecting', connection }, [...replaced, { type: 'open', url, connection }]]
}

function disconnect(state: SocketState): Step {
  if (socketStatus(state) === -1) return [state, []]
  return [{ ...state, phase: 'closing' }, [{ type: 'close' }]]
}

/** Reconnects a lost connection with a new one-time code, up to ten times. */
function watch(state: SocketState): Step {
  if (!state.isWanted || socketStatus(state) !== -1 || state.attempts > SOCKET_MAX_RECONNECTS)
    return [state, []]
  const attempts = state.attempts + 1
  const effect: SocketEffect = attempts > SOCKET_MAX_RECONNECTS ? { type: 'give-up' } : { type: 'ask-url' }
  return [{ ...state, attempts }, [effect]]
}
