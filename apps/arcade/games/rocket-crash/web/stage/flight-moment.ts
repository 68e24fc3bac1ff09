import {
  bettingMs,
  isWaitingForSalt,
  serverNow,
  type TableView,
} from '../../../../web/shared/table/table-view.ts'
import { flightMs, LOWEST_CRASH, msToReach, multiplierAt } from '../../rules.ts'
import type { ReplayedFlight } from '../rocket-types.ts'

/** What the sky shows at an instant. Multipliers are hundredths. */
export interface FlightMoment {
  readonly kind: 'waiting' | 'opening' | 'countdown' | 'ready' | 'flying' | 'crashed' | 'landed' | 'void'
  readonly multiplier: number
  /** Milliseconds of flight that the picture shows. */
  readonly elapsedMs: number
  /** Milliseconds since the flight ended. */
  readonly sinceMs: number
  /** Milliseconds until betting closes or the rocket lifts off. */
  readonly leftMs: number
  /** How much of the time for bets that is, from 1 to 0. */
  readonly leftShare: number
}

const REST: FlightMoment = {
  kind: 'waiting',
  multiplier: LOWEST_CRASH,
  elapsedMs: 0,
  sinceMs: 0,
  leftMs: 0,
  leftShare: 0,
}

const crashOf = (result: Readonly<Record<string, unknown>> | null): number =>
  typeof result?.crash === 'number' ? result.crash : LOWEST_CRASH

/** Where the live flight is now. */
export function readLiveMoment(view: TableView): FlightMoment {
  const { round } = view
  if (round === null) return isWaitingForSalt(view.chain) ? { ...REST, kind: 'opening' } : REST
  const now = serverNow(view)
  switch (round.phase) {
    case 'betting': {
      const leftMs = Math.max(0, Date.parse(round.closes_at) - now)
      return { ...REST, kind: 'countdown', leftMs, leftShare: Math.min(1, leftMs / bettingMs(round)) }
    }
    case 'closed':
      return { ...REST, kind: 'ready', leftMs: Math.max(0, Date.parse(round.runs_at) - now) }
    case 'running': {
      const elapsedMs = Math.max(0, now - Date.parse(round.runs_at))
      return { ...REST, kind: 'flying', elapsedMs, multiplier: multiplierAt(elapsedMs) }
    }
    case 'drawn':
    case 'settled': {
      const crash = crashOf(round.result)
      const endedAt = round.ends_at === null ? now : Date.parse(round.ends_at)
      return {
        ...REST,
        kind: 'crashed',
        multiplier: crash,
        elapsedMs: flightMs(crash),
        sinceMs: Math.max(0, now - endedAt),
      }
    }
    case 'voiding':
    case 'void':
      return { ...REST, kind: 'void' }
  }
}

/** Where a flight that is shown again is; `now` is of `performance.now()`. */
export function readReplayMoment(replay: ReplayedFlight, now: number): FlightMoment {
  const { startedAt, end, speed, hasCrashed } = replay
  const whole = hasCrashed ? flightMs(end) : msToReach(end)
  const elapsedMs = (now - startedAt) * speed
  if (elapsedMs < whole) return { ...REST, kind: 'flying', elapsedMs, multiplier: multiplierAt(elapsedMs) }
  return {
    ...REST,
    kind: hasCrashed ? 'crashed' : 'landed',
    multiplier: end,
    elapsedMs: whole,
    sinceMs: now - startedAt - whole / speed,
  }
}
