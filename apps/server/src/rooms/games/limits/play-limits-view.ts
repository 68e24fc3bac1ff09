import type { ResponseOf } from '@gamehall/contract'
import {
  type getPlayLimits,
  isLimitable,
  LIMIT_PERIODS,
  LIMIT_SUBJECTS,
  type PlayBreak,
  type PlayLimit,
} from '@gamehall/contract/games'
import { formatWireAmount, minor } from '@gamehall/money'
import type { GamesContext } from '../tables.ts'
import { confirmableUntil } from './limit-period.ts'
import { type BreakRow, findActiveBreak, type LimitRow, readLimits } from './limit-queries.ts'
import { readLimitUsage } from './read-limit-usage.ts'
import { readRealityCheck } from './read-reality-check.ts'

const wire = (subject: PlayLimit['subject'], amount: bigint) =>
  subject === 'time' ? amount.toString() : formatWireAmount(minor(amount), 'TWD')

const KEYS = LIMIT_SUBJECTS.flatMap((subject) =>
  LIMIT_PERIODS.map((period) => ({ subject, period })).filter(isLimitable),
)

/** All possible limits, set or not, with their usage; the active break; and the reality check. */
export async function readPlayLimitsView(
  ctx: GamesContext,
  playerId: bigint,
): Promise<ResponseOf<typeof getPlayLimits>> {
  const now = ctx.clock.now()
  const [rows, activeBreak, check] = await Promise.all([
    readLimits(ctx.db, playerId),
    findActiveBreak(ctx.db, playerId, now),
    readRealityCheck(ctx.db, playerId),
  ])
  const limits = await Promise.all(
    KEYS.map(async (key) => ({
      ...key,
      ...viewRow(rows.find((row) => row.subject === key.subject && row.period === key.period)),
      used: wire(key.subject, await readLimitUsage(ctx.db, playerId, key, now)),
    })),
  )
  return {
    limits,
    break: activeBreak === undefined ? null : viewBreak(activeBreak),
    reality_check: { every_minutes: check.everyMinutes, is_obligatory: check.isObligatory },
  }
}

function viewRow(row: LimitRow | undefined): Pick<PlayLimit, 'amount' | 'pending'> {
  if (row === undefined) return { amount: null, pending: null }
  return {
    amount: wire(row.subject, row.most),
    pending:
      row.pending_ready_at === null
        ? null
        : {
            amount: row.pending_most === null ? null : wire(row.subject, row.pending_most),
            ready_at: row.pending_ready_at.toISOString(),
            expires_at: confirmableUntil(row.pending_ready_at).toISOString(),
          },
  }
}

const viewBreak = ({ kind, since, until }: BreakRow): PlayBreak => ({
  kind,
  since: since.toISOString(),
  until: until?.toISOString() ?? null,
})
