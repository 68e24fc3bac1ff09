import { defineHook } from '../../platform/context/hooks.ts'
import type { Db } from '../../platform/database/database.ts'

/** A player's VIP level; 0 without one. */
export const vipLevelHook = defineHook<(db: Db, playerId: bigint) => Promise<number>>('account/vip-level')
