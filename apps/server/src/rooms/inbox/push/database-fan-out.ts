import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { PushFanOut } from '../../../platform/push/push-fan-out.ts'

/** NOTIFY channel; payloads are player ids separated by spaces, or `*` for a broadcast. */
const PUSH_CHANNEL = 'gamehall_push'

const RECONNECT_DELAY_MS = 500
const CONNECT_TIMEOUT_MS = 5_000
/** Interval of the query that detects a dead connection. */
const KEEPALIVE_MS = 10_000
/** Closing a dead connection may never finish. */
const END_TIMEOUT_MS = 1_000

/**
 * Push fan-out by PostgreSQL LISTEN, for any number of nodes. After a lost connection it reconnects and wakes all sockets,
 * since notifications were missed.
 */
export function createDatabaseFanOut(databaseUrl: string, log: Logger): PushFanOut {
  const listeners = new Set<(playerId: bigint | null) => void>()
  const broadcastListeners = new Set<() => void>()
  const closing = new AbortController()
  let listening: Promise<void> | undefined

  const notify = (playerId: bigint | null) => {
    for (const listener of listeners) listener(playerId)
  }
  const notifyBroadcast = () => {
    for (const listener of broadcastListeners) listener()
  }

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await listenUntilLost(databaseUrl, { notify, notifyBroadcast }, closing.signal)
      } catch (error) {
        log.warn({ err: error }, 'push listener disconnected; reconnecting')
        await delay(RECONNECT_DELAY_MS, undefined, { signal: closing.signal }).catch(() => {})
      }
    }
  }

  return {
    subscribe(listener) {
      listeners.add(listener)
      listening ??= keepListening()
    },
    subscribeToBroadcasts(listener) {
      broadcastListeners.add(listener)
      listening ??= keepListening()
    },
    async close() {
      closing.abort()
      listeners.clear()
      broadcastListeners.clear()
      await listening
    },
  }
}

interface Listeners {
  readonly notify: (playerId: bigint | null) => void
  readonly notifyBroadcast: () => void
}

/** Resolves when aborted; throws when the connection is lost. */
async function listenUntilLost(
  databaseUrl: string,
  { notify, notifyBroadcast }: Listeners,
  signal: AbortSignal,
): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: CONNECT_TIMEOUT_MS,
    application_name: 'gamehall-push',
  })
  const lost = Promise.withResolvers<never>()
  lost.promise.catch(() => {})
  client.on('error', lost.reject)
  client.on('end', () => lost.reject(new Error('the database ended the connection')))
  client.on('notification', ({ payload = '' }) => {
    if (payload === '*') return notifyBroadcast()
    for (const id of payload.split(' ')) if (/^\d+$/.test(id)) notify(BigInt(id))
  })
  try {
    await client.connect()
    await client.query(`listen ${PUSH_CHANNEL}`)
    notify(null)
    notifyBroadcast()
    while (!signal.aborted) {
      await Promise.race([lost.promise, delay(KEEPALIVE_MS, undefined, { signal }).catch(() => {})])
      if (!signal.aborted) await client.query('select 1')
    }
  } finally {
    await Promise.race([client.end().catch(() => {}), delay(END_TIMEOUT_MS, undefined, { ref: false })])
  }
}
