import type { Config } from '../config/config.ts'
import type { Route } from './route.ts'

/** Selects the routes of the server's mode. Sandbox-only routes do not exist in live mode. */
export const selectRoutes = (
  { GAMEHALL_MODE }: Pick<Config, 'GAMEHALL_MODE'>,
  routes: readonly Route[],
): Route[] => routes.filter(({ call }) => GAMEHALL_MODE === 'sandbox' || !call.isSandboxOnly)
