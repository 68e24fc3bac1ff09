import type { Hall } from '../core/hall.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Route, Session } from './route.ts'

/** Tells whose token it is; null when it lives no more. The account room provides it. */
export type Authenticate = (token: string, at: Date) => Promise<Session | null>

export interface MountOptions {
  readonly hall: Hall
  readonly routes: readonly Route[]
  readonly limits: RateLimits
  readonly authenticate: Authenticate
  /** Whether an operator closed the server; the site room knows. */
  readonly isClosed: () => Promise<boolean>
}
