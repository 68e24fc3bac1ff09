import type { Kysely } from 'kysely'
import { defineHook } from '../../platform/context/hooks.ts'
import type { Database } from '../../platform/database/database.ts'

/** A player's VIP level; 0 without one. */
export const vipLevelHook =
  defineHook<(db: Kysely<Database>, playerId: bigint) => Promise<number>>('account/vip-level')
