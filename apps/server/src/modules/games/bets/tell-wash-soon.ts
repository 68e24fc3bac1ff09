import { z } from 'zod'
import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import { defineJobKind } from '../../../jobs/job.ts'

/** Tells a player's screens that the betting volume owed has changed. */
export const tellWashKind = defineJobKind({
  name: 'tell-wash',
  payload: z.object({ player_id: z.string() }),
})

const TELL_AFTER_MS = 1_000

/** Once for all the bets of a moment. */
export const tellWashSoon = (hall: Hall, trx: Trx, playerId: bigint): Promise<void> =>
  hall.jobs.enqueue(
    trx,
    tellWashKind,
    { player_id: playerId.toString() },
    { key: `tell-wash:${playerId}`, runAt: new Date(hall.clock.now().getTime() + TELL_AFTER_MS) },
  )
