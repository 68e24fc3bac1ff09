import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import { tellWashKind } from './tell-wash-kind.ts'

const TELL_AFTER_MS = 1_000

/** The player's screens hear that the wash balance changed: once for all the bets of a moment. */
export const tellWashSoon = (hall: Hall, trx: Trx, playerId: bigint): Promise<void> =>
  hall.jobs.enqueue(
    trx,
    tellWashKind,
    { player_id: playerId.toString() },
    { key: `tell-wash:${playerId}`, runAt: new Date(hall.clock.now().getTime() + TELL_AFTER_MS) },
  )
