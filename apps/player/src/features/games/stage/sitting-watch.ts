import type { Answer } from '../../../shared/api/send-call.ts'

type Sitting = Answer<'getSitting'>

/** So long before the day's own time ends the player is told. */
const WARN_BEFORE_S = 300
const SHORTEST_WAIT_MS = 1_000

/** What a sitting asks for at an instant: its end, a reality check, a word before the end, or nothing. */
export function sittingState(
  { check, time_left_s }: Sitting,
  now: number,
): 'over' | 'check' | 'ends_soon' | 'calm' {
  if (time_left_s === 0) return 'over'
  if (check && Date.parse(check.due_at) <= now) return 'check'
  return time_left_s !== null && time_left_s <= WARN_BEFORE_S ? 'ends_soon' : 'calm'
}

/**
 * How long after this answer the hall is to be asked again, in milliseconds: when a check is due, when the time left can
 * be at the warning (no sooner, for it runs only while one plays), and then by the minute. Undefined: never.
 */
export function askAgainIn({ check, time_left_s }: Sitting, answeredAt: number): number | undefined {
  const waits: number[] = []
  if (check && Date.parse(check.due_at) > answeredAt) waits.push(Date.parse(check.due_at) - answeredAt)
  if (time_left_s !== null && time_left_s > 0)
    waits.push(1000 * (time_left_s > WARN_BEFORE_S ? time_left_s - WARN_BEFORE_S : Math.min(60, time_left_s)))
  return waits.length === 0 ? undefined : Math.max(SHORTEST_WAIT_MS, Math.min(...waits))
}
