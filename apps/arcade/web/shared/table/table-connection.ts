import type { TableMessage } from '../../../src/shared-rounds/table-protocol.ts'

const FIRST_WAIT_MS = 400
const LONGEST_WAIT_MS = 8_000

interface TableConnectionOptions {
  readonly url: string
  readonly token: string
  readonly table: string
  readonly onMessage: (message: TableMessage) => void
  readonly onLost: () => void
}

/** Watches a table until closed; a lost connection is opened again with growing, scattered waits. Returns what closes it. */
export function connectTable({ url, token, table, onMessage, onLost }: TableConnectionOptions): () => void {
  let socket: WebSocket | null = null
  let timer = 0
  let failures = 0
  let isClosed = false

  const open = () => {
    const next = new WebSocket(url)
    socket = next
    next.onopen = () => next.send(JSON.stringify({ type: 'watch', token, table }))
    next.onmessage = ({ data }) => {
      const message = JSON.parse(String(data)) as TableMessage
      failures = 0
      if (message.type === 'refused') isClosed = true
      onMessage(message)
    }
    next.onclose = () => {
      if (isClosed || next !== socket) return
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
  window.addEventListener('online', retryNow)
  document.addEventListener('visibilitychange', retryNow)
  open()
  return () => {
    isClosed = true
    window.clearTimeout(timer)
    window.removeEventListener('online', retryNow)
    document.removeEventListener('visibilitychange', retryNow)
    socket?.close()
  }
}

const retryAfter = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures) * (0.5 + Math.random() / 2)
