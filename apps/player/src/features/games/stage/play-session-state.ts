import type { CallResponse } from '@gamehall/web-client/calls/send-call.ts'

type Sitting = CallResponse<'getPlaySession'>

/** The player is warned this long before the daily time limit. */
const WARN_BEFORE_S = 300
const SHORTEST_WAIT_MS = 1_000

/** The state of a play session at an instant: time limit reached, reality check due, time limit near, or none of these. */
export function playSessionState(
  { check, time_left_s }: Sitting,
  now: number,
): 'over' | 'check' | 'ends_soon' | 'calm' {
  if (time_left_s === 0) return 'over'
  if (check && Date.parse(check.due_at) <= now) return 'check'
  return time_left_s !== null && time_left_s <= WARN_BEFORE_S ? 'ends_soon' : 'calm'
}

/**
 * The delay until the play session must be refetched, in milliseconds: when a check is due, when the time left can reach the
 * warning at the earliest (it runs only during play), and then every minute. Undefined: never.
 */
export function refetchDelayMs({ check, time_left_s }: Sitting, answeredAt: number): number | undefined {
  const waits: number[] = []
  if (check && Date.parse(check.due_at) > answeredAt) waits.push(Date.parse(check.due_at) - answeredAt)
  if (time_left_s !== null && time_left_s > 0)
    waits.push(1000 * (time_left_s > WARN_BEFORE_S ? time_left_s - WARN_BEFORE_S : Math.min(60, time_left_s)))
  return waits.length === 0 ? undefined : Math.max(SHORTEST_WAIT_MS, Math.min(...waits))
}
