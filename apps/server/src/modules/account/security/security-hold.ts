import type { Kysely } from 'kysely'
import type { Hall } from '../../../core/hall.ts'
import type { Trx } from '../../../core/transact.ts'
import type { Database } from '../../../db/database.ts'

const HOUR_MS = 3_600_000

/** When the security hold of a change ends; null when it is over or there was no change. */
export function holdEnd(hall: Pick<Hall, 'config' | 'clock'>, changedAt: Date | null): Date | null {
  if (changedAt === null) return null
  const until = new Date(changedAt.getTime() + hall.config.SECURITY_HOLD_HOURS * HOUR_MS)
  return until > hall.clock.now() ? until : null
}

/** When the hold on a player's withdrawals and transfers ends, after a change of contact or pay password; null for none. */
export async function readSecurityHold(
  hall: Hall,
  db: Kysely<Database>,
  playerId: bigint,
): Promise<Date | null> {
  const player = await db
    .selectFrom('players')
    .select('security_changed_at')
    .where('player_id', '=', playerId)
    .executeTakeFirst()
  return holdEnd(hall, player?.security_changed_at ?? null)
}

/** Starts the hold on a player's withdrawals and transfers, for `SECURITY_HOLD_HOURS`. */
export async function beginSecurityHold(hall: Hall, trx: Trx, playerId: bigint): Promise<void> {
  await trx
    .updateTable('players')
    .set({ security_changed_at: hall.clock.now() })
    .where('player_id', '=', playerId)
    .execute()
}
