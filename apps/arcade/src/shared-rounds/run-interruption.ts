import type { SharedRoundRow } from '../db/schema.ts'
import type { SharedGame } from './shared-round-store.ts'

/** A run without a leader for longer than this is void. */
export const INTERRUPTION_MS = 3_000

/**
 * Whether a run is void as of an instant, because nobody led the table for too long before it. Cash-outs that are received then
 * come too late: what was not cashed out when the leader died is returned (0134). Never true of a game that shows its outcome when
 * the run starts: it is settled by what everybody saw.
 */
export function isInterrupted(
  { shared }: Pick<SharedGame, 'shared'>,
  round: Pick<SharedRoundRow, 'ends_at' | 'interrupted_at'>,
  lastLedAt: Date | null,
  at: Date,
): boolean {
  if (shared.reveals === 'start') return false
  if (round.interrupted_at !== null) return at > round.interrupted_at
  if (lastLedAt === null || round.ends_at === null || lastLedAt >= round.ends_at) return false
  return at.getTime() - lastLedAt.getTime() > INTERRUPTION_MS
}
