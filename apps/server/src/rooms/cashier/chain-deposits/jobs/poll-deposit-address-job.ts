import { z } from 'zod'
import { defineJobKind } from '../../../../platform/jobs/job-kind.ts'
import type { CashierContext, CashierTrx } from '../../tables.ts'

export const pollDepositAddressJob = defineJobKind({
  name: 'look-at-address',
  payload: z.object({ player_id: z.string() }),
})

/** Schedules the next poll of a player's address in `inMs`; replaces a pending one. */
export const enqueueDepositAddressPoll = (
  ctx: CashierContext,
  trx: CashierTrx,
  playerId: bigint,
  inMs: number,
): Promise<void> =>
  ctx.jobs.enqueue(
    trx,
    pollDepositAddressJob,
    { player_id: String(playerId) },
    { runAt: new Date(ctx.clock.now().getTime() + inMs), key: `look-at-address:${playerId}` },
  )
