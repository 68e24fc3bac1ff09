import { type IncomingMessage, type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RoomJoined, roomJoin } from '@gamehall/contract/inbox'
import { type WebSocket, WebSocketServer } from 'ws'
import type { AppContext } from '../../../platform/context/app-context.ts'
import { startBroadcaster } from '../broadcasts/broadcaster.ts'
import { type InboxContext, withInboxTables } from '../tables.ts'
import { createFrameLimit } from './frame-limit.ts'
import { CLOSE_NOT_JOINED, closeOrTerminate, startJoinTimeout } from './join-timeout.ts'
import { PlayerSocket } from './player-socket.ts'
import { readLastPushSeq, readPushSeqAt } from './push-queries.ts'
import { redeemPushCode } from './push-url.ts'
import { createUpgradeGuard, type UpgradeGuard, type UpgradeRefusal } from './upgrade-guard.ts'

const MAX_MESSAGE_BYTES = 4_096
const HEARTBEAT_MS = 25_000
const CLOSE_GOING_AWAY = 1001
const CLOSE_TOO_MANY = 4009
/** The site is closed (§8, 10027). */
const CLOSE_SITE_CLOSED = 4027
/** Maximum sockets per player; the oldest is closed. */
const MAX_SOCKETS_PER_PLAYER = 20

export interface PushServer {
  /** Number of joined sockets in this process. */
  readonly count: number
  close(): Promise<void>
}

export interface PushServerOptions {
  readonly ctx: AppContext
  readonly server: Server
  /** Whether the session is still valid; provided by the account room. */
  readonly isSessionAlive: (sessionId: bigint) => Promise<boolean>
  /** Time limit for joining; 10 s by default. */
  readonly joinWithinMs?: number
  /** Whether the site is closed, read from the database; provided by the site room. */
  readonly isClosed: () => Promise<boolean>
  /** Whether another part of the server answers upgrades at this path; none by default. */
  readonly isForeignPath?: (path: string) => boolean
}

/**
 * Push over WebSocket at `/ws?code=…` (§4). The client sends `room.join` with the code from its URL and the last sequence
 * number it has seen; later pushes follow. A refused join answers a non-zero code and closes the socket.
 */
export function startPushServer(options: PushServerOptions): PushServer {
  const { server, isSessionAlive, isClosed, joinWithinMs } = options
  const ctx = withInboxTables(options.ctx)
  const sockets = new Map<bigint, Set<PlayerSocket>>()
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  const alive = new WeakSet<WebSocket>()
  const frames = createFrameLimit()
  const guard = createUpgradeGuard(ctx)

  acceptUpgrades(server, wss, guard, options.isForeignPath ?? (() => false))
  ctx.pushFanOut.subscribe((playerId) => {
    for (const joined of socketsOf(sockets, playerId)) void pumpSafely(ctx, joined)
  })

  ctx.pushFanOut.subscribeToBroadcasts(() => void closeSocketsWhileClosed(wss, isClosed, ctx.log))

  const broadcaster = startBroadcaster(ctx, () => socketsOf(sockets, null))

  wss.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    alive.add(socket)
    socket.on('pong', () => alive.add(socket)).on('error', () => socket.terminate())
    frames.watch(socket)
    const settleJoin = startJoinTimeout(socket, () => guard.leave(request), joinWithinMs)
    socket.once('message', (data) => {
      void join(socket, data.toString(), settleJoin).catch((error: unknown) => {
        ctx.log.error({ err: error }, 'push join failed')
        socket.close(1011)
      })
    })
  })

  async function join(socket: WebSocket, text: string, joined: () => void): Promise<void> {
    const request = roomJoin.safeParse(parseJson(text))
    if (!request.success) return refuseJoin(socket, 0, 400, 'room.join expected')
    const { id, params } = request.data
    if (await isClosed()) return refuseJoin(socket, id, 10027, 'the hall is closed')
    const login = await redeemPushCode(ctx, params.auth_code)
    if (login === null || !(await isSessionAlive(login.sessionId)))
      return refuseJoin(socket, id, 401, 'code not valid')

    await broadcaster.start()
    const from = await resumeAfter(ctx, login, params.last_seq ?? null)
    // A socket that closed meanwhile would never be removed.
    if (socket.readyState !== socket.OPEN) return
    joined()
    const player = new PlayerSocket(ctx, socket, login, from)
    socket.once('close', registerSocket(sockets, login.playerId, player))
    answerJoin(socket, { id, code: 0, msg: '', data: { seq: Number(from) } })
    await player.pump()
  }

  const heartbeat = setInterval(() => {
    frames.reset(wss.clients)
    pingOrTerminate(wss.clients, alive)
    void closeEndedSessions(socketsOf(sockets, null), isSessionAlive).catch((error: unknown) =>
      ctx.log.warn({ err: error }, 'could not check push sessions'),
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

/** §8, 10027: closes all sockets while the site is closed; joins are refused. */
async function closeSocketsWhileClosed(
  { clients }: WebSocketServer,
  isClosed: PushServerOptions['isClosed'],
  log: InboxContext['log'],
): Promise<void> {
  try {
    if (await isClosed()) for (const socket of clients) socket.close(CLOSE_SITE_CLOSED)
  } catch (error) {
    log.warn({ err: error }, 'could not read whether the site is closed; keeping push connections')
  }
}

/** Closes sockets whose session ended without a kick, such as after a logout. */
async function closeEndedSessions(
  sockets: readonly PlayerSocket[],
  isSessionAlive: PushServerOptions['isSessionAlive'],
): Promise<void> {
  for (const joined of sockets) {
    if (!(await isSessionAlive(joined.sessionId))) joined.close()
  }
}

/** A player's sockets, or with null all sockets. */
const socketsOf = (sockets: Map<bigint, Set<PlayerSocket>>, playerId: bigint | null): PlayerSocket[] =>
  playerId === null ? [...sockets.values()].flatMap((room) => [...room]) : [...(sockets.get(playerId) ?? [])]

/** Upgrades requests to `/ws` that the guard admits, and refuses all others. */
function acceptUpgrades(
  server: Server,
  wss: WebSocketServer,
  guard: UpgradeGuard,
  isForeignPath: (path: string) => boolean,
): void {
  server.on('upgrade', (request, rawSocket, head) => {
    const path = request.url?.split('?')[0] ?? ''
    if (isForeignPath(path)) return
    // An unhandled error on the raw socket would end the process.
    rawSocket.on('error', () => rawSocket.destroy())
    if (path !== '/ws') return refuseUpgrade(rawSocket, 404)
    const refusal = guard.enter(request)
    if (refusal !== null) return refuseUpgrade(rawSocket, refusal)
    rawSocket.once('close', () => guard.leave(request))
    wss.handleUpgrade(request, rawSocket, head, (socket) => wss.emit('connection', socket, request))
  })
}

/** Answers a refused upgrade and closes the socket, which Node would otherwise keep open. */
function refuseUpgrade(rawSocket: Duplex, status: UpgradeRefusal | 404): void {
  rawSocket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    () => rawSocket.destroy(),
  )
}

/** The sequence number to resume after: the client's, capped at the newest; without one, that of the time the push URL was issued. */
async function resumeAfter(
  ctx: InboxContext,
  { playerId, askedAt }: { readonly playerId: bigint; readonly askedAt: Date },
  lastSeq: number | null,
): Promise<bigint> {
  if (lastSeq === null) return readPushSeqAt(ctx.db, playerId, askedAt)
  const newest = await readLastPushSeq(ctx.db, playerId)
  return BigInt(lastSeq) > newest ? newest : BigInt(lastSeq)
}

/** Registers a joined socket; the returned function removes it. */
function registerSocket(
  sockets: Map<bigint, Set<PlayerSocket>>,
  playerId: bigint,
  joined: PlayerSocket,
): () => void {
  const room = sockets.get(playerId) ?? new Set()
  const [oldest] = room
  if (oldest !== undefined && room.size >= MAX_SOCKETS_PER_PLAYER) {
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
  closeOrTerminate(socket, CLOSE_NOT_JOINED)
}

/** Pings every socket and terminates those that did not answer the previous ping. */
function pingOrTerminate(sockets: Iterable<WebSocket>, alive: WeakSet<WebSocket>): void {
  for (const socket of sockets) {
    if (!alive.has(socket)) {
      socket.terminate()
      continue
    }
    alive.delete(socket)
    socket.ping()
  }
}

async function pumpSafely(ctx: InboxContext, joined: PlayerSocket): Promise<void> {
  try {
    await joined.pump()
  } catch (error) {
    ctx.log.error({ err: error }, 'push delivery failed; retrying on the next wake-up')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
