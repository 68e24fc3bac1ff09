import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import type { ArcadeContext } from '../arcade-context.ts'
import { findGameSession } from '../sessions/game-session.ts'
import { CLOSE_REFUSED, startJoinTimeout } from './join-timeout.ts'
import type { SharedTables } from './shared-tables.ts'
import { createSocketGuard, type SocketGuard, type SocketRefusal } from './socket-guard.ts'
import { type TableMessage, watchSchema } from './table-protocol.ts'

const PATH = '/tables/watch'
const MAX_MESSAGE_BYTES = 1_024
const HEARTBEAT_MS = 25_000
const MAX_SOCKETS = 20_000
const MAX_SOCKETS_PER_PLAYER = 5
const CLOSE_GOING_AWAY = 1001
const CLOSE_BROKEN = 1011

/** Serves the tables' sockets at `<prefix>/tables/watch`; other upgrades below the arcade's prefix are refused. */
export function registerTableSockets(app: FastifyInstance, ctx: ArcadeContext, tables: SharedTables): void {
  const wss = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES })
  const guard = createSocketGuard(ctx.proxy)
  const onUpgrade = createUpgradeHandler(app, wss, guard)
  const stopHeartbeat = startHeartbeat(wss)
  const join = createJoin(ctx, tables)
  app.server.on('upgrade', onUpgrade)
  wss.on('connection', (socket: WebSocket, request: IncomingMessage) => {
    socket.on('error', () => socket.terminate())
    const stopLimit = startJoinTimeout(socket)
    socket.once('message', (data) => {
      stopLimit()
      join(socket, data.toString(), () => guard.leave(request)).catch((error: unknown) => {
        app.log.error({ err: error, event: 'arcade_table_join_failed' })
        socket.close(CLOSE_BROKEN)
      })
    })
  })
  app.addHook('preClose', async () => {
    stopHeartbeat()
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

/** Terminates sockets that answer no ping. Returns what ends it. */
function startHeartbeat(wss: WebSocketServer): () => void {
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
  }, HEARTBEAT_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/** Handles the first message of a socket: who watches which table. */
function createJoin(ctx: ArcadeContext, tables: SharedTables) {
  const perPlayer = new Map<bigint, number>()
  return async (socket: WebSocket, text: string, joined: () => void): Promise<void> => {
    const request = watchSchema.safeParse(parseJson(text))
    if (!request.success) return refuse(socket, 'BAD_REQUEST')
    const session = await findGameSession(ctx, request.data.token)
    if (!session.ok) return refuse(socket, session.code)
    // A socket that closed meanwhile would be counted for ever.
    if (socket.readyState !== socket.OPEN) return
    joined()
    const { player, game } = session.data
    const count = perPlayer.get(player.player_id) ?? 0
    if (count >= MAX_SOCKETS_PER_PLAYER) return refuse(socket, 'TOO_FAST')
    perPlayer.set(player.player_id, count + 1)
    socket.once('close', () => {
      const left = (perPlayer.get(player.player_id) ?? 1) - 1
      if (left > 0) perPlayer.set(player.player_id, left)
      else perPlayer.delete(player.player_id)
    })
    const key = { game, table: request.data.table }
    // A page sends nothing after it joined.
    socket.on('message', () => socket.close(CLOSE_REFUSED))
    if (!(await tables.watch(socket, player, key))) refuse(socket, 'BAD_REQUEST')
  }
}

function refuse(socket: WebSocket, code: string): void {
  const message: TableMessage = { type: 'refused', code }
  socket.send(JSON.stringify(message))
  socket.close(CLOSE_REFUSED)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
