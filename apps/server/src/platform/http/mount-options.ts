import type { AppContext } from '../context/app-context.ts'
import type { RateLimits } from './rate-limits/rate-limits.ts'
import type { Route, Session, StepUps } from './route.ts'

/** Resolves a token to its session; null when it is invalid or expired. Provided by the account room. */
export type Authenticate = (token: string, at: Date) => Promise<Session | null>

export interface MountOptions {
  readonly ctx: AppContext
  readonly routes: readonly Route[]
  readonly limits: RateLimits
  readonly authenticate: Authenticate
  readonly stepUps: StepUps
  /** Whether an operator closed the site. Provided by the site room. */
  readonly isClosed: () => Promise<boolean>
}
