import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import type { ArcadeContext } from '../arcade-context.ts'
import type { SessionLookup } from '../game-api/session-lookup.ts'
import { CLOSE_BROKEN, CLOSE_GOING_AWAY, CLOSE_REFUSED, CLOSE_TRY_AGAIN } from './close-codes.ts'
import { closeOrTerminate } from './close-or-terminate.ts'
import { startJoinTimeout } from './join-timeout.ts'
import { createJoinedSockets, type JoinedSockets } from './joined-sockets.ts'
import type { SharedTables } from './shared-tables.ts'
import {
  addressOf,
  createSocketGuard,
  MAX_SOCKETS,
  type SocketGuard,
  type SocketRefusal,
} from './socket-guard.ts'
import { type TableMessage, watchSchema } from './table-protocol.ts'
import { endEndedWatchers, TableWatcher } from './table-watcher.ts'

const PATH = '/tables/watch'
const MAX_MESSAGE_BYTES = 1_024
const HEARTBEAT_MS = 25_000

/**
 * Serves the tables' sockets at `<prefix>/tables/watch`; other upgrades below the arcade's prefix are refused. A socket whose session
 * ends is closed: at once where that happens in this process, and else with the next heartbeat.
 */
export function registerTableSockets(
  app: FastifyInstance,
  ctx: ArcadeContext,
  { tables, sessions }: { readonly tables: SharedTables; readonly sessions: SessionLookup },
): void {
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  const guard = createSocketGuard(ctx.proxy)
  const joined = createJoinedSockets()
  const onUpgrade = createUpgradeHandler(app, wss, guard)
  const endEnded = (watchers: Iterable<TableWatcher>) =>
    void endEndedWatchers(ctx, watchers).catch((error: unknown) =>
      app.log.error({ err: error, event: 'arcade_table_sessions_failed' }),
    )
  const stopHeartbeat = startHeartbeat(wss, () => endEnded(joined.all()))
  const unsubscribe = ctx.sessionEnds.subscribe((playerId) => endEnded(joined.of(playerId)))
  const join = createJoin({ ctx, tables, sessions, guard, joined })
  app.server.on('upgrade', onUpgrade)
  wss.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    socket.on('error', () => socket.terminate())
    const stopLimit = startJoinTimeout(socket)
    socket.once('message', (data) => {
      stopLimit()
      join(socket, data.toString(), request).catch((error: unknown) => {
        app.log.error({ err: error, event: 'arcade_table_join_failed' })
        socket.close(CLOSE_BROKEN)
      })
    })
  })
  app.addHook('preClose', async () => {
    stopHeartbeat()
    unsubscribe()
    app.server.off('upgrade', onUpgrade)
    for (const socket of wss.clients) socket.close(CLOSE_GOING_AWAY)
    await tables.stop()
    for (const socket of wss.clients) socket.terminate()
  })
}

/** Opens sockets at the tables' path. Leaves paths outside the arcade's to others, where there are any. */
function createUpgradeHandler({ server, prefix }: FastifyInstance, wss: WebSocketServer, guard: SocketGuard) {
  const root = prefix.replace(/\/api$/, '')
  return (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const path = request.url?.split('?')[0] ?? ''
    if (!path.startsWith(`${root}/`) && server.listenerCount('upgrade') > 1) return
    socket.on('error', () => socket.destroy())
    if (path !== `${prefix}${PATH}`) return refuseUpgrade(socket, 404)
    if (wss.clients.size >= MAX_SOCKETS) return refuseUpgrade(socket, 503)
    const refusal = guard.enter(request)
    if (refusal !== null) return refuseUpgrade(socket, refusal)
    socket.once('close', () => guard.leave(request))
    wss.handleUpgrade(request, socket, head, (opened) => wss.emit('connection', opened, request))
  }
}

/** Answers a refused upgrade and closes the socket, which Node would otherwise keep open. */
function refuseUpgrade(socket: Duplex, status: SocketRefusal | 404 | 503): void {
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
    () => socket.destroy(),
  )
}

/** Terminates sockets that answer no ping, and calls `onBeat` each time. Returns what ends it. */
function startHeartbeat(wss: WebSocketServer, onBeat: () => void): () => void {
  const alive = new WeakSet<WebSocket>()
  wss.on('connection', (socket: WebSocket) => {
    alive.add(socket)
    socket.on('pong', () => alive.add(socket))
  })
  const timer = setInterval(() => {
    for (const socket of wss.clients) {
      if (!alive.has(socket)) socket.terminate()
      alive.delete(socket)
      socket.ping()
    }
    onBeat()
  }, HEARTBEAT_MS)
  timer.unref()
  return () => clearInterval(timer)
}

interface JoinOptions {
  readonly ctx: ArcadeContext
  readonly tables: SharedTables
  readonly sessions: SessionLookup
  readonly guard: SocketGuard
  readonly joined: JoinedSockets
}

/** Handles the first message of a socket: who watches which table. */
function createJoin({ ctx, tables, sessions, guard, joined }: JoinOptions) {
  return async (socket: WebSocket, text: string, upgrade: IncomingMessage): Promise<void> => {
    const request = watchSchema.safeParse(parseJson(text))
    if (!request.success) return refuse(socket, 'BAD_REQUEST')
    const session = await sessions.find(request.data.token, addressOf(upgrade, ctx.proxy.trustedProxies))
    if (!session.ok && session.code === 'TOO_FAST') return closeOrTerminate(socket, CLOSE_TRY_AGAIN)
    if (!session.ok) return refuse(socket, session.code)
    // A socket that closed meanwhile would be counted for ever.
    if (socket.readyState !== socket.OPEN) return
    const watcher = new TableWatcher(socket, session.data)
    if (!guard.join(upgrade, { isDemo: watcher.player.demo_balance !== null }))
      return closeOrTerminate(socket, CLOSE_TRY_AGAIN)
    if (!joined.add(watcher)) return refuse(socket, 'TOO_FAST')
    // A page sends nothing after it joined.
    socket.on('message', () => closeOrTerminate(socket, CLOSE_REFUSED))
    const key = { game: session.data.game, table: request.data.table }
    if (!(await tables.watch(watcher, key))) refuse(socket, 'BAD_REQUEST')
  }
}

function refuse(socket: WebSocket, code: string): void {
  const message: TableMessage = { type: 'refused', code }
  socket.send(JSON.stringify(message))
  closeOrTerminate(socket, CLOSE_REFUSED)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
