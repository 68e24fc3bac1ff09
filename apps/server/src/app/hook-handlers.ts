import { createHooks } from '../platform/context/hooks.ts'
import { hookHandlers as accountHookHandlers } from '../rooms/account/hook-handlers.ts'
import { hookHandlers as gamesHookHandlers } from '../rooms/games/hook-handlers.ts'
import { hookHandlers as rewardsHookHandlers } from '../rooms/rewards/hook-handlers.ts'
import { hookHandlers as supportHookHandlers } from '../rooms/support/hook-handlers.ts'

/** The hooks by which rooms ask each other, with their handlers. Free of routes and jobs, so that a test's context costs little. */
export const hooks = createHooks([
  ...accountHookHandlers,
  ...gamesHookHandlers,
  ...rewardsHookHandlers,
  ...supportHookHandlers,
])
