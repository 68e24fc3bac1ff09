import type { Config } from '../config/config.ts'
import type { Route } from './route.ts'

/** The routes that exist in the server's mode. What is for the sandbox only is, in live mode, a path like any unknown one. */
export const offeredRoutes = (
  { GAMEHALL_MODE }: Pick<Config, 'GAMEHALL_MODE'>,
  routes: readonly Route[],
): Route[] => routes.filter(({ call }) => GAMEHALL_MODE === 'sandbox' || !call.isSandboxOnly)
