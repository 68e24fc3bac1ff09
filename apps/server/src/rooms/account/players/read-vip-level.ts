import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { vipLevelHook } from '../hooks.ts'

/** A player's VIP level; 0 without one. */
export const readVipLevel = (ctx: AppContext, db: Db, playerId: bigint): Promise<number> =>
  vipLevelHook.of(ctx)(db, playerId)
