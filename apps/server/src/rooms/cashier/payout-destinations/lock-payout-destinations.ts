import { acquireAdvisoryLock } from '../../../platform/database/acquire-advisory-lock.ts'
import type { CashierTrx } from '../tables.ts'

/** Serializes changes of a player's cards and addresses until the transaction ends. */
export const lockPayoutDestinations = (trx: CashierTrx, playerId: bigint): Promise<void> =>
  acquireAdvisoryLock(trx, `destinations/${playerId}`)
