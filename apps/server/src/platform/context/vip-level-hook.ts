import type { Db } from '../database/database.ts'
import { defineHook } from './hooks.ts'

/** A player's VIP level; 0 without one. Several rooms ask it, so that none of them declares it. */
export const vipLevelHook = defineHook<(db: Db, playerId: bigint) => Promise<number>>('vip-level')
