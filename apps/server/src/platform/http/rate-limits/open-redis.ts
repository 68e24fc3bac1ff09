import { Redis } from 'ioredis'

/** The longest that one command may wait for an answer, in milliseconds; a call counts against its limits twice at most. */
const COMMAND_TIMEOUT_MS = 40

/** The longest pause before the connection is tried again, in milliseconds. */
const RECONNECT_WAIT_MS = 2000

/**
 * Opens the connection to Redis at `url` (`redis:` or `rediss:`) and keeps it open.
 * While it is down, commands are refused at once; a server that hangs answers for nobody longer than 40 ms.
 * `onDown` gets the message of the first error of each outage, `onUp` is called when the server is ready again.
 */
export function openRedis(url: string, on: { down(message: string): void; up(): void }): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    commandTimeout: COMMAND_TIMEOUT_MS,
    connectTimeout: RECONNECT_WAIT_MS,
    retryStrategy: (attempt) => Math.min(attempt * 100, RECONNECT_WAIT_MS),
  })
  let isDown = false
  redis.on('error', (error) => {
    if (isDown) return
    isDown = true
    on.down(error.message)
  })
  redis.on('ready', () => {
    if (isDown) on.up()
    isDown = false
  })
  return redis
}
