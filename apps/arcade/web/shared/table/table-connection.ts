import { CLOSE_SESSION_ENDED } from '../../../src/shared-rounds/close-codes.ts'
import type { TableMessage } from '../../../src/shared-rounds/table-protocol.ts'

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 8_000

/** The socket that was opened before the page's table was known. */
let prepared: WebSocket | null = null

/** Opens the socket of the page's first table while its session is being opened; the server waits ten seconds for who watches. */
export function prepareTableSocket(): void {
  prepared = new WebSocket(socketUrl())
}

function takePreparedSocket(): WebSocket | null {
  const socket = prepared
  prepared = null
  return socket !== null && socket.readyState <= WebSocket.OPEN ? socket : null
}

function socketUrl(): string {
  const url = new URL(`${import.meta.env.BASE_URL}api/tables/watch`, window.location.href)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return url.toString()
}

interface TableConnectionOptions {
  readonly token: string
  readonly table: string
  readonly onMessage: (message: TableMessage) => void
  readonly onLost: () => void
}

/**
 * Watches a table until closed; a lost connection is opened again with growing, scattered waits, but not once the session has ended.
 * Without a network the connection counts as lost at once: a browser may keep its socket open long after nothing arrives any more.
 * Returns what closes it.
 */
export function connectTable({ token, table, onMessage, onLost }: TableConnectionOptions): () => void {
  let socket: WebSocket | null = null
  let timer = 0
  let failures = 0
  let isClosed = false

  const open = () => {
    const early = takePreparedSocket()
    const next = early ?? new WebSocket(socketUrl())
    socket = next
    const watch = () => next.send(JSON.stringify({ type: 'watch', token, table }))
    if (early !== null && early.readyState === WebSocket.OPEN) watch()
    else next.onopen = watch
    next.onmessage = ({ data }) => {
      if (next !== socket) return
      const message = JSON.parse(String(data)) as TableMessage
      failures = 0
      if (message.type === 'refused') isClosed = true
      onMessage(message)
    }
    next.onclose = ({ code }) => {
      if (isClosed || next !== socket) return
      if (code === CLOSE_SESSION_ENDED) {
        isClosed = true
        return onMessage({ type: 'refused', code: 'SESSION_ENDED' })
      }
      onLost()
      timer = window.setTimeout(open, retryAfter(failures))
      failures += 1
    }
  }
  const retryNow = () => {
    if (isClosed || socket?.readyState === WebSocket.OPEN || socket?.readyState === WebSocket.CONNECTING)
      return
    window.clearTimeout(timer)
    open()
  }
  const leave = () => {
    if (isClosed) return
    const left = socket
    socket = null
    window.clearTimeout(timer)
    left?.close()
    onLost()
  }
  window.addEventListener('offline', leave)
  window.addEventListener('online', retryNow)
  document.addEventListener('visibilitychange', retryNow)
  open()
  return () => {
    isClosed = true
    window.clearTimeout(timer)
    window.removeEventListener('offline', leave)
    window.removeEventListener('online', retryNow)
    document.removeEventListener('visibilitychange', retryNow)
    socket?.close()
  }
}

const retryAfter = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random() / 2)
