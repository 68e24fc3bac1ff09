import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { Logger } from 'pino'
import type { PushFanOut } from '../../core/push-fan-out.ts'

/** Where `write_pushes` names players' ids, some at a time, with a space between; `*` is everybody. */
const PUSH_CHANNEL = 'gamehall_push'

const CONNECT_AGAIN_AFTER_MS = 500
const CONNECT_TIMEOUT_MS = 5_000
/** A connection that died without a word is found out by the next of these. */
const SIGN_OF_LIFE_MS = 10_000
/** Saying good-bye to what is gone takes for ever. */
const END_WITHIN_MS = 1_000

/**
 * Any number of nodes: each listens to the database that holds the outbox. Who loses the connection connects again, and
 * then looks through everybody's outbox, since nobody knows what was said meanwhile.
 */
export function createDatabaseFanOut(databaseUrl: string, log: Logger): PushFanOut {
  const listeners = new Set<(playerId: bigint | null) => void>()
  const broadcastListeners = new Set<() => void>()
  const closing = new AbortController()
  let listening: Promise<void> | undefined

  const tell = (playerId: bigint | null) => {
    for (const listener of listeners) listener(playerId)
  }
  const tellBroadcast = () => {
    for (const listener of broadcastListeners) listener()
  }

  async function keepListening(): Promise<void> {
    while (!closing.signal.aborted) {
      try {
        await listenUntilLost(databaseUrl, { tell, tellBroadcast }, closing.signal)
      } catch (error) {
        log.warn({ err: error }, 'not listening for pushes; connecting again')
        await delay(CONNECT_AGAIN_AFTER_MS, undefined, { signal: closing.signal }).catch(() => {})
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

interface Hearers {
  readonly tell: (playerId: bigint | null) => void
  readonly tellBroadcast: () => void
}

/** Ends well when told to stop; throws when the connection is lost. */
async function listenUntilLost(
  databaseUrl: string,
  { tell, tellBroadcast }: Hearers,
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
    if (payload === '*') return tellBroadcast()
    for (const id of payload.split(' ')) if (/^\d+$/.test(id)) tell(BigInt(id))
  })
  try {
    await client.connect()
    await client.query(`listen ${PUSH_CHANNEL}`)
    tell(null)
    tellBroadcast()
    while (!signal.aborted) {
      await Promise.race([lost.promise, delay(SIGN_OF_LIFE_MS, undefined, { signal }).catch(() => {})])
      if (!signal.aborted) await client.query('select 1')
    }
  } finally {
    await Promise.race([client.end().catch(() => {}), delay(END_WITHIN_MS, undefined, { ref: false })])
  }
}
