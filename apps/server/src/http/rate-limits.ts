import { Redis } from 'ioredis'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { Config } from '../config/config.ts'

/** How many calls a minute each kind of caller has; calls that guess or send count as `sensitive` too. */
const PER_MINUTE = { address: 600, account: 300, device: 300, sensitive: 60 } as const
export type LimitKind = keyof typeof PER_MINUTE

/** In the sandbox one machine plays many players. */
const SANDBOX_SCALE = 50

/** What every limit that counts strangers (by address, device or target) is multiplied by. */
export const limitScale = (config: Config): number =>
  config.RATE_LIMIT_SCALE ?? (config.GAMEHALL_MODE === 'sandbox' ? SANDBOX_SCALE : 1)

export interface RateLimits {
  /** Counts one call against each key. Answers 0, or when any is used up (10145) the seconds until it is not. */
  waitOf(keys: Partial<Record<LimitKind, string>>): Promise<number>
  close(): Promise<void>
}

const WINDOW_S = 60

/** Of what a limiter rejects with: the state of a key that is used up, or an error of its store. */
const secondsLeft = (rejected: unknown): number =>
  rejected instanceof RateLimiterRes ? Math.max(1, Math.ceil(rejected.msBeforeNext / 1000)) : WINDOW_S

export function createRateLimits(config: Config): RateLimits {
  const scale = limitScale(config)
  const redis = config.REDIS_URL === undefined ? null : new Redis(config.REDIS_URL)
  const limiterOf = (kind: LimitKind) => {
    const points = Math.ceil(PER_MINUTE[kind] * scale)
    const options = { keyPrefix: `limit:${kind}`, points, duration: WINDOW_S }
    return redis === null
      ? new RateLimiterMemory(options)
      : new RateLimiterRedis({
          ...options,
          storeClient: redis,
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
    async waitOf(keys) {
      const waits = await Promise.all(
        Object.entries(keys).map(([kind, key]) =>
          limiters[kind as LimitKind].consume(key).then(() => 0, secondsLeft),
        ),
      )
      return Math.max(0, ...waits)
    },
    async close() {
      await redis?.quit()
    },
  }
}
