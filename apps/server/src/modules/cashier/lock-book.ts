import { takeTurn } from '../../core/take-turn.ts'
import type { Trx } from '../../core/transact.ts'

/** Serializes changes of a player's cards and addresses until the transaction ends. */
export const lockBook = (trx: Trx, playerId: bigint): Promise<void> =>
  takeTurn(trx, `destinations/${playerId}`)
