import type { AppContext } from '../../platform/context/app-context.ts'
import { defineHook } from '../../platform/context/hooks.ts'
import type { Trx } from '../../platform/database/database.ts'

/** Tells that a player's real name was verified, in the transaction that records it. May be repeated. */
export const realNameVerifiedHook = defineHook<
  (ctx: AppContext, trx: Trx, playerId: bigint) => Promise<void>
>('identity/real-name-verified')
