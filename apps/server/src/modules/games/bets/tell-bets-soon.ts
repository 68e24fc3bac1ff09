import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import { tellBetsKind, tellWashKind } from './tell-bets-kind.ts'

const TELL_AFTER_MS = 1_000

/** The player's screens hear of it once for all the bets of a moment. */
const tellSoon =
  (kind: typeof tellBetsKind) =>
  (hall: Hall, trx: Trx, playerId: bigint): Promise<void> =>
    hall.jobs.enqueue(
      trx,
      kind,
      { player_id: playerId.toString() },
      { key: `${kind.name}:${playerId}`, runAt: new Date(hall.clock.now().getTime() + TELL_AFTER_MS) },
    )

export const tellBetsSoon = tellSoon(tellBetsKind)
export const tellWashSoon = tellSoon(tellWashKind)
