import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RoomJoined, roomJoin } from '@gamehall/contract/inbox'
import { type WebSocket, WebSocketServer } from 'ws'
import type { Hall } from '../../core/hall.ts'
import { startBroadcaster } from './broadcasts/broadcaster.ts'
import { createFrameLimit } from './frame-limit.ts'
import { PlayerSocket } from './player-socket.ts'
import { redeemPushCode } from './push-address.ts'
import { lastPushSeq, pushSeqAt } from './push-queries.ts'
import { createUpgradeGuard, type UpgradeGuard, type UpgradeRefusal } from './upgrade-guard.ts'

const MAX_MESSAGE_BYTES = 4_096
const HEARTBEAT_MS = 25_000
const JOIN_WITHIN_MS = 10_000
/** Who does not answer a closing handshake is dropped. */
const CLOSE_WITHIN_MS = 2_000
const CLOSE_GOING_AWAY = 1001
const CLOSE_NOT_JOINED = 4003
const CLOSE_TOO_MANY = 4009
/** An operator closed the hall (§8, 10027). */
const CLOSE_HALL_CLOSED = 4027
/** One login's tabs; the oldest gives way to the newest. */
const MOST_SOCKETS_OF_A_PLAYER = 20

export interface PushServer {
  /** How many players' sockets are joined here. */
  readonly count: number
  close(): Promise<void>
}

export interface PushServerOptions {
  readonly hall: Hall
  readonly server: Server
  /** Whether this login still lives; the account room knows. */
  readonly isSessionAlive: (sessionId: bigint) => Promise<boolean>
  /** How long a socket may take to join: 10 s, but in tests. */
  readonly joinWithinMs?: number
  /** Whether an operator closed the hall, as the database says now; the site room knows. */
  readonly isClosed: () => Promise<boolean>
}

/**
 * Push over WebSocket at `/ws?code=…` (§4). The client says `room.join` with the code from its URL and the last sequence
 * it has seen; everything after that follows. A refused join answers a non-zero code and closes.
 */
export function startPushServer(options: PushServerOptions): PushServer {
  const { hall, server, isSessionAlive, isClosed, joinWithinMs = JOIN_WITHIN_MS } = options
  const sockets = new Map<bigint, Set<PlayerSocket>>()
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  const alive = new WeakSet<WebSocket>()
  const frames = createFrameLimit()
  const guard = createUpgradeGuard(hall)

  acceptUpgrades(server, wss, guard)
  hall.pushFanOut.subscribe((playerId) => {
    for (const joined of socketsOf(sockets, playerId)) void pumpSafely(hall, joined)
  })

  hall.pushFanOut.subscribeToBroadcasts(() => void endWhileClosed(wss, isClosed, hall.log))

  const broadcaster = startBroadcaster(hall, () => socketsOf(sockets, null))

  wss.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    alive.add(socket)
    socket.on('pong', () => alive.add(socket)).on('error', () => socket.terminate())
    frames.watch(socket)
    const isSettled = limitJoining(socket, joinWithinMs, () => guard.leave(request))
    socket.once('message', (data) => {
      void join(socket, data.toString(), isSettled).catch((error: unknown) => {
        hall.log.error({ err: error }, 'push join failed')
        socket.close(1011)
      })
    })
  })

  async function join(socket: WebSocket, text: string, joined: () => void): Promise<void> {
    const request = roomJoin.safeParse(parseJson(text))
    if (!request.success) return refuseJoin(socket, 0, 400, 'room.join expected')
    const { id, params } = request.data
    if (await isClosed()) return refuseJoin(socket, id, 10027, 'the hall is closed')
    const login = await redeemPushCode(hall, params.auth_code)
    if (login === null || !(await isSessionAlive(login.sessionId)))
      return refuseJoin(socket, id, 401, 'code not valid')

    await broadcaster.start()
    const from = await resumeAfter(hall, login, params.last_seq ?? null)
    // Who left while being looked up would never be taken out again.
    if (socket.readyState !== socket.OPEN) return
    joined()
    const player = new PlayerSocket(hall, socket, login, from)
    socket.once('close', keepSocket(sockets, login.playerId, player))
    answerJoin(socket, { id, code: 0, msg: '', data: { seq: Number(from) } })
    await player.pump()
  }

  const heartbeat = setInterval(() => {
    frames.reset(wss.clients)
    pingOrDrop(wss.clients, alive)
    void closeEndedSessions(socketsOf(sockets, null), isSessionAlive).catch((error: unknown) =>
      hall.log.warn({ err: error }, 'push sessions not checked'),
    )
  }, HEARTBEAT_MS)

  return {
    get count() {
      return socketsOf(sockets, null).length
    },
    async close() {
      clearInterval(heartbeat)
      for (const socket of wss.clients) socket.close(CLOSE_GOING_AWAY)
      wss.close()
    },
  }
}

/** §8, 10027: a closed hall pushes nothing; who comes back is refused at the join. */
async function endWhileClosed(
  { clients }: WebSocketServer,
  isClosed: PushServerOptions['isClosed'],
  log: Hall['log'],
): Promise<void> {
  try {
    if (await isClosed()) for (const socket of clients) socket.close(CLOSE_HALL_CLOSED)
  } catch (error) {
    log.warn({ err: error }, 'not known whether the hall is closed; push connections stay')
  }
}

/** A login that ended without a kick (a logout whose socket stayed) is not told anything more. */
async function closeEndedSessions(
  sockets: readonly PlayerSocket[],
  isSessionAlive: PushServerOptions['isSessionAlive'],
): Promise<void> {
  for (const joined of sockets) {
    if (!(await isSessionAlive(joined.sessionId))) joined.close()
  }
}

/** A player's sockets, or (null) everybody's. */
const socketsOf = (sockets: Map<bigint, Set<PlayerSocket>>, playerId: bigint | null): PlayerSocket[] =>
  playerId === null ? [...sockets.values()].flatMap((room) => [...room]) : [...(sockets.get(playerId) ?? [])]

/** Hands `/ws` to the WebSocket server and refuses everything else, and who may not open a socket. */
function acceptUpgrades(server: Server, wss: WebSocketServer, guard: UpgradeGuard): void {
  server.on('upgrade', (request, rawSocket, head) => {
    // Until somebody takes the socket over, a reset on it would end the process.
    rawSocket.on('error', () => rawSocket.destroy())
    if (request.url?.split('?')[0] !== '/ws') return refuseUpgrade(rawSocket, 404)
    const refusal = guard.enter(request)
    if (refusal !== null) return refuseUpgrade(rawSocket, refusal)
    rawSocket.once('close', () => guard.leave(request))
    wss.handleUpgrade(request, rawSocket, head, (socket) => wss.emit('connection', socket, request))
  })
}

/** There is nothing else to upgrade to here; a socket left open would be held for ever. */
function refuseUpgrade(rawSocket: Duplex, status: UpgradeRefusal | 404): void {
  rawSocket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    () => rawSocket.destroy(),
  )
}

/** The sequence to go on from: what the client saw, never beyond what was sent; a first visit misses nothing since it asked. */
async function resumeAfter(
  hall: Hall,
  { playerId, askedAt }: { readonly playerId: bigint; readonly askedAt: Date },
  lastSeq: number | null,
): Promise<bigint> {
  if (lastSeq === null) return pushSeqAt(hall.db, playerId, askedAt)
  const newest = await lastPushSeq(hall.db, playerId)
  return BigInt(lastSeq) > newest ? newest : BigInt(lastSeq)
}

/** Puts a joined socket among its player's; what it returns takes it out again. */
function keepSocket(
  sockets: Map<bigint, Set<PlayerSocket>>,
  playerId: bigint,
  joined: PlayerSocket,
): () => void {
  const room = sockets.get(playerId) ?? new Set()
  const [oldest] = room
  if (oldest !== undefined && room.size >= MOST_SOCKETS_OF_A_PLAYER) {
    room.delete(oldest)
    oldest.close(CLOSE_TOO_MANY)
  }
  sockets.set(playerId, room.add(joined))
  return () => {
    room.delete(joined)
    if (room.size === 0 && sockets.get(playerId) === room) sockets.delete(playerId)
  }
}

function answerJoin(socket: WebSocket, answer: Omit<RoomJoined, 'method'>): void {
  const reply: RoomJoined = { ...answer, method: 'room.join' }
  socket.send(JSON.stringify(reply))
}

function refuseJoin(socket: WebSocket, id: number, code: number, msg: string): void {
  answerJoin(socket, { id, code, msg, data: null })
  closeFirmly(socket, CLOSE_NOT_JOINED)
}

/** Lets a socket go that has not joined in time. Calling what it returns, or the socket's end, settles it. */
function limitJoining(socket: WebSocket, withinMs: number, settle: () => void): () => void {
  const timer = setTimeout(() => closeFirmly(socket, CLOSE_NOT_JOINED), withinMs)
  const isSettled = () => {
    clearTimeout(timer)
    settle()
  }
  socket.once('close', isSettled)
  return isSettled
}

/** Closes a stranger's socket, and drops it when no goodbye comes back. */
function closeFirmly(socket: WebSocket, code: number): void {
  socket.close(code)
  const timer = setTimeout(() => socket.terminate(), CLOSE_WITHIN_MS)
  socket.once('close', () => clearTimeout(timer))
}

/** Asks every socket for a sign of life, and drops those that gave none since the last time. */
function pingOrDrop(sockets: Iterable<WebSocket>, alive: WeakSet<WebSocket>): void {
  for (const socket of sockets) {
    if (!alive.has(socket)) {
      socket.terminate()
      continue
    }
    alive.delete(socket)
    socket.ping()
  }
}

async function pumpSafely(hall: Hall, joined: PlayerSocket): Promise<void> {
  try {
    await joined.pump()
  } catch (error) {
    hall.log.error({ err: error }, 'push delivery failed; the next wake-up tries again')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
