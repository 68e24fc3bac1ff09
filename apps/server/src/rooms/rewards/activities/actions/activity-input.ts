import type { FieldRule } from '@gamehall/contract'
import type { ActivityInput } from '@gamehall/contract/operator'
import type { ActivityRow } from '../activity-queries.ts'

/** Finds fields that contradict each other: the invalid field and the violated rule, or null. */
export function findContradiction(given: ActivityInput): { field: string; rule: FieldRule } | null {
  const { mode, bonus, time_type, start_time, end_time } = given
  if ((mode === 'info') !== (bonus === null))
    return { field: 'bonus', rule: bonus === null ? 'required' : 'invalid' }
  // Free rounds have no amount that a reviewer could decide.
  if (bonus?.kind === 'free_rounds' && mode !== 'claim') return { field: 'bonus', rule: 'invalid' }
  // Only a reviewer can decide within a range.
  if (bonus?.kind === 'range' && mode !== 'apply') return { field: 'bonus', rule: 'invalid' }
  if (given.rule.needs_images && mode !== 'apply') return { field: 'rule', rule: 'invalid' }
  if (time_type === 'start_to_end') {
    if (start_time === null || end_time === null) return { field: 'end_time', rule: 'required' }
    if (end_time <= start_time) return { field: 'end_time', rule: 'end_before_start' }
  } else if (end_time !== null) return { field: 'end_time', rule: 'invalid' }
  return null
}

/** Converts operator input to a database row. */
export const toActivityRow = (given: ActivityInput) => ({
  ...given,
  title: JSON.stringify(given.title),
  summary: JSON.stringify(given.summary),
  content: JSON.stringify(given.content),
  rule: JSON.stringify(given.rule),
  bonus: given.bonus === null ? null : JSON.stringify(given.bonus),
  start_time: given.start_time === null ? null : new Date(given.start_time),
  end_time: given.end_time === null ? null : new Date(given.end_time),
})

/** Converts a database row back to operator input, so that an edit merges over it. */
export const fromActivityRow = (row: ActivityRow): unknown => ({
  ...row,
  start_time: row.start_time?.toISOString() ?? null,
  end_time: row.end_time?.toISOString() ?? null,
})
