import { acquireAdvisoryLock } from '../../../platform/database/acquire-advisory-lock.ts'
import type { Trx } from '../../../platform/database/transact.ts'

/** Serializes changes of a player's cards and addresses until the transaction ends. */
export const lockPayoutDestinations = (trx: Trx, playerId: bigint): Promise<void> =>
  acquireAdvisoryLock(trx, `destinations/${playerId}`)
