import type { Hall } from '../core/hall.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Route, Session } from './route.ts'

/** Resolves a token to its session; null when it is invalid or expired. Provided by the account room. */
export type Authenticate = (token: string, at: Date) => Promise<Session | null>

export interface MountOptions {
  readonly hall: Hall
  readonly routes: readonly Route[]
  readonly limits: RateLimits
  readonly authenticate: Authenticate
  /** Whether an operator closed the site. Provided by the site room. */
  readonly isClosed: () => Promise<boolean>
}
