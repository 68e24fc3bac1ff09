import type { CanvasTransfer } from '../../../../web/shared/canvas/transfer-to-worker.ts'
import type { FlightMoment } from './flight-moment.ts'
import type { Size } from './paint-sky.ts'

/** What the page tells the worker that draws the flight. */
export type FlightRequest =
  | CanvasTransfer
  | { readonly kind: 'size'; readonly size: Size; readonly scale: number }
  | { readonly kind: 'sight'; readonly sight: FlightSight }
  /** Whether frames are drawn. */
  | { readonly kind: 'on'; readonly isOn: boolean }

/** The flight at an instant. From it follows every later picture until something happens. */
export interface FlightSight {
  readonly moment: FlightMoment
  /** Milliseconds since the epoch: the clocks of a page and its workers begin at different times. */
  readonly at: number
  /** Milliseconds of flight in a millisecond. */
  readonly speed: number
  readonly isStill: boolean
}

/** Time since the epoch, as precise as `performance.now()`, the same in a page and its workers. */
export const epochNow = (): number => performance.timeOrigin + performance.now()

/** The moment that follows from a sight at a time, while nothing else happens. */
export function momentAt({ moment, at, speed }: FlightSight, now: number): FlightMoment {
  const passed = Math.max(0, now - at)
  switch (moment.kind) {
    case 'flying':
      return { ...moment, elapsedMs: moment.elapsedMs + passed * speed }
    case 'crashed':
    case 'landed':
      return { ...moment, sinceMs: moment.sinceMs + passed }
    default:
      return moment
  }
}

/** How far a picture may be from its moment, in milliseconds. */
const TOLERANCE_MS = 8

/** Whether a sight shows a moment at a time. */
export function shows(sight: FlightSight, moment: FlightMoment, now: number): boolean {
  const shown = momentAt(sight, now)
  return (
    shown.kind === moment.kind &&
    Math.abs(shown.elapsedMs - moment.elapsedMs) <= TOLERANCE_MS * sight.speed &&
    Math.abs(shown.sinceMs - moment.sinceMs) <= TOLERANCE_MS
  )
}
