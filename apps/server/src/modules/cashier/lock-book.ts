import { takeTurn } from '../../core/take-turn.ts'
import type { Trx } from '../../core/transact.ts'

/** Of several calls of one player only one at a time changes the cards and addresses, until its transaction ends. */
export const lockBook = (trx: Trx, playerId: bigint): Promise<void> =>
  takeTurn(trx, `destinations/${playerId}`)
