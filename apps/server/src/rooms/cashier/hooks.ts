import type { AppContext } from '../../platform/context/app-context.ts'
import { defineHook } from '../../platform/context/hooks.ts'
import type { Trx } from '../../platform/database/database.ts'

/** Tells that a player's deposit was credited, in the transaction that credits it. */
export const depositCreditedHook =
  defineHook<(ctx: AppContext, trx: Trx, playerId: bigint) => Promise<void>>('cashier/deposit-credited')
