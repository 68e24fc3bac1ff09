import type { AppContext } from '../../../platform/context/app-context.ts'
import type { Db } from '../../../platform/database/database.ts'
import { HOUR_MS } from '../../../platform/time/durations.ts'
import { type AccountContext, type AccountTrx, withAccountTables } from '../tables.ts'

/** When the security hold of a change ends; null when it is over or there was no change. */
export function securityHoldEnd(
  ctx: Pick<AppContext, 'config' | 'clock'>,
  changedAt: Date | null,
): Date | null {
  if (changedAt === null) return null
  const until = new Date(changedAt.getTime() + ctx.config.SECURITY_HOLD_HOURS * HOUR_MS)
  return until > ctx.clock.now() ? until : null
}

/** When the hold on a player's withdrawals and transfers ends, after a change of contact or pay password; null for none. */
export async function readSecurityHold(ctx: AppContext, db: Db, playerId: bigint): Promise<Date | null> {
  const player = await withAccountTables(db)
    .selectFrom('players')
    .select('security_changed_at')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return securityHoldEnd(ctx, player?.security_changed_at ?? null)
}

/** Starts the hold on a player's withdrawals and transfers, for `SECURITY_HOLD_HOURS`. */
export async function startSecurityHold(
  ctx: AccountContext,
  trx: AccountTrx,
  playerId: bigint,
): Promise<void> {
  await trx
    .updateTable('players')
    .set({ security_changed_at: ctx.clock.now() })
    .where('player_id', '=', playerId)
    .execute()
}
