import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import { tellBetsKind, tellWashKind } from './tell-bets-kind.ts'

const NOTIFY_AFTER_MS = 1_000

/** Enqueues one notification for all changes within the delay: the job key collapses repeated calls. */
const enqueueNotification =
  (kind: typeof tellBetsKind) =>
  (hall: Hall, trx: Trx, playerId: bigint): Promise<void> =>
    hall.jobs.enqueue(
      trx,
      kind,
      { player_id: playerId.toString() },
      { key: `${kind.name}:${playerId}`, runAt: new Date(hall.clock.now().getTime() + NOTIFY_AFTER_MS) },
    )

export const tellBetsSoon = enqueueNotification(tellBetsKind)
export const tellWashSoon = enqueueNotification(tellWashKind)
