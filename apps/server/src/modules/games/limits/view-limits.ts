import { LIMIT_PERIODS, LIMIT_SUBJECTS, type PlayBreak, type PlayLimit } from '@gamehall/contract/games'
import { formatWire, minor } from '@gamehall/money'
import type { Hall } from '../../../core/hall.ts'
import { type BreakRow, findBreak, type LimitRow, readLimits } from './limit-queries.ts'
import { readUse } from './limit-use.ts'

const wire = (amount: bigint) => formatWire(minor(amount), 'TWD')

/** Every limit there can be, set or not, with its use; and the break that holds now. */
export async function viewLimits(
  hall: Hall,
  playerId: bigint,
): Promise<{ limits: PlayLimit[]; break: PlayBreak | null }> {
  const now = hall.clock.now()
  const [rows, pause] = await Promise.all([readLimits(hall.db, playerId), findBreak(hall.db, playerId, now)])
  const keys = LIMIT_SUBJECTS.flatMap((subject) => LIMIT_PERIODS.map((period) => ({ subject, period })))
  const limits = await Promise.all(
    keys.map(async (key) => ({
      ...key,
      ...viewRow(rows.find((row) => row.subject === key.subject && row.period === key.period)),
      used: wire(await readUse(hall.db, playerId, key, now)),
    })),
  )
  return { limits, break: pause === undefined ? null : viewBreak(pause) }
}

function viewRow(row: LimitRow | undefined): Pick<PlayLimit, 'amount' | 'pending'> {
  if (row === undefined) return { amount: null, pending: null }
  return {
    amount: wire(row.amount_minor),
    pending:
      row.pending_ready_at === null
        ? null
        : {
            amount: row.pending_minor === null ? null : wire(row.pending_minor),
            ready_at: row.pending_ready_at.toISOString(),
          },
  }
}

const viewBreak = ({ kind, since, until }: BreakRow): PlayBreak => ({
  kind,
  since: since.toISOString(),
  until: until?.toISOString() ?? null,
})
