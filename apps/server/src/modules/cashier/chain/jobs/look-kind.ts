import { z } from 'zod'
import type { Hall } from '../../../../core/hall.ts'
import type { Trx } from '../../../../core/transact.ts'
import { defineJobKind } from '../../../../jobs/job.ts'

export const lookKind = defineJobKind({
  name: 'look-at-address',
  payload: z.object({ player_id: z.string() }),
})

/** Schedules the next poll of a player's address in `inMs`; replaces a pending one. */
export const enqueueLook = (hall: Hall, trx: Trx, playerId: bigint, inMs: number): Promise<void> =>
  hall.jobs.enqueue(
    trx,
    lookKind,
    { player_id: String(playerId) },
    { runAt: new Date(hall.clock.now().getTime() + inMs), key: `look-at-address:${playerId}` },
  )
