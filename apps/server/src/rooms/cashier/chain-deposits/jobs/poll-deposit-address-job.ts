import { z } from 'zod'
import type { AppContext } from '../../../../platform/context/app-context.ts'
import type { Trx } from '../../../../platform/database/transact.ts'
import { defineJobKind } from '../../../../platform/jobs/job-kind.ts'

export const pollDepositAddressJob = defineJobKind({
  name: 'look-at-address',
  payload: z.object({ player_id: z.string() }),
})

/** Schedules the next poll of a player's address in `inMs`; replaces a pending one. */
export const enqueueDepositAddressPoll = (
  ctx: AppContext,
  trx: Trx,
  playerId: bigint,
  inMs: number,
): Promise<void> =>
  ctx.jobs.enqueue(
    trx,
    pollDepositAddressJob,
    { player_id: String(playerId) },
    { runAt: new Date(ctx.clock.now().getTime() + inMs), key: `look-at-address:${playerId}` },
  )
