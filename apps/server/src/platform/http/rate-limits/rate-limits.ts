import { addressKey } from '@gamehall/http'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../../config/config.ts'
import type { SecurityReport } from '../../telemetry/security-report.ts'
import type { Caller } from '../route.ts'
import { openRedis } from './open-redis.ts'

/** Calls per minute for each kind of key; sensitive calls count towards `sensitive` too. */
const PER_MINUTE = { address: 600, account: 300, device: 300, sensitive: 60 } as const
export type RateLimitKind = keyof typeof PER_MINUTE

/** In the sandbox one machine plays many players. */
const SANDBOX_SCALE = 50

/** The factor of every limit by address, device or target. */
export const rateLimitScale = (config: Config): number =>
  config.RATE_LIMIT_SCALE ?? (config.GAMEHALL_MODE === 'sandbox' ? SANDBOX_SCALE : 1)

type LimitKeys = Partial<Record<RateLimitKind, string>>
type LimitedCaller = Pick<Caller, 'ip' | 'requestId'>

export interface RateLimits {
  /** Counts one call against each key. Returns 0, or the seconds until the call is allowed again (10145). */
  consume(keys: LimitKeys, caller: LimitedCaller): Promise<number>
  close(): Promise<void>
}

const WINDOW_S = 60

/** Seconds to wait, from a limiter's rejection: the state of an exhausted key, or an error of its store. */
const secondsLeft = (rejected: unknown): number =>
  rejected instanceof RateLimiterRes ? Math.max(1, Math.ceil(rejected.msBeforeNext / 1000)) : WINDOW_S

/** The rate-limit keys of an address, with `sensitive` for sensitive calls. */
export const addressLimitKeys = (ip: string, isSensitive: boolean): LimitKeys => {
  const key = addressKey(ip)
  return isSensitive ? { address: key, sensitive: key } : { address: key }
}

/** Where the beginning and the end of an outage of Redis are logged. */
interface OutageLog {
  warn(fields: object, message: string): void
  info(fields: object, message: string): void
}

/**
 * Counts in Redis where `REDIS_URL` is set, so that all processes share the counts; while Redis is down or hangs,
 * each process counts for itself, and no call waits for it.
 * A limit that is hit is reported once a window and key: a flood does not fill the log.
 */
export function createRateLimits(
  config: Config,
  report: SecurityReport = () => {},
  log?: OutageLog,
): RateLimits {
  const scale = rateLimitScale(config)
  const redis =
    config.REDIS_URL === undefined
      ? null
      : openRedis(config.REDIS_URL, {
          down: (message) => log?.warn({ event: 'redis.down', message }, 'rate limits count per process'),
          up: () => log?.info({ event: 'redis.up' }, 'rate limits are shared again'),
        })
  const limiterOf = (kind: RateLimitKind) => {
    const points = Math.ceil(PER_MINUTE[kind] * scale)
    const options = { keyPrefix: `limit:${kind}`, points, duration: WINDOW_S }
    return redis === null
      ? new RateLimiterMemory(options)
      : new RateLimiterRedis({
          ...options,
          storeClient: redis,
          rejectIfRedisNotReady: true,
          insuranceLimiter: new RateLimiterMemory(options),
        })
  }
  const limiters = {
    address: limiterOf('address'),
    account: limiterOf('account'),
    device: limiterOf('device'),
    sensitive: limiterOf('sensitive'),
  }
  return {
    async consume(keys, caller) {
      const consume = async (kind: RateLimitKind, key: string): Promise<number> => {
        try {
          await limiters[kind].consume(key)
          return 0
        } catch (rejected) {
          const isFirst =
            rejected instanceof RateLimiterRes && rejected.consumedPoints === limiters[kind].points + 1
          if (isFirst) report({ event: 'limit.hit', limit: kind }, caller)
          return secondsLeft(rejected)
        }
      }
      const waits = Object.entries(keys).map(([kind, key]) => consume(kind as RateLimitKind, key))
      return Math.max(0, ...(await Promise.all(waits)))
    },
    async close() {
      redis?.disconnect()
    },
  }
}
