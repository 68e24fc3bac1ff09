import { POCKETS } from '../../wheel.ts'

/** A place on the track in a box of 100 by `TRACK_HEIGHT`; `turn` in degrees stands a number upright on the track. */
export interface TrackPlace {
  readonly x: number
  readonly y: number
  readonly turn: number
}

export const TRACK_HEIGHT = 82
/** From the outer edge to the middle of the numbers. */
const INSET = 6.6
const RADIUS = TRACK_HEIGHT / 2 - INSET
const STRAIGHT = 100 - 2 * INSET - 2 * RADIUS
const LENGTH = 2 * STRAIGHT + 2 * Math.PI * RADIUS

/** The space of one number along the track. */
export const TRACK_STEP = LENGTH / POCKETS

/** The place of a pocket, counted clockwise from zero, which is in the middle of the right end. */
export function trackPlace(index: number): TrackPlace {
  const middle = TRACK_HEIGHT / 2
  const left = INSET + RADIUS
  const right = left + STRAIGHT
  const half = (Math.PI * RADIUS) / 2
  let way = (index * TRACK_STEP) % LENGTH
  if (way < half) return onArc(right, middle, way / RADIUS)
  way -= half
  if (way < STRAIGHT) return { x: right - way, y: middle + RADIUS, turn: 180 }
  way -= STRAIGHT
  if (way < half * 2) return onArc(left, middle, way / RADIUS + Math.PI / 2)
  way -= half * 2
  if (way < STRAIGHT) return { x: left + way, y: middle - RADIUS, turn: 0 }
  return onArc(right, middle, (way - STRAIGHT) / RADIUS - Math.PI / 2)
}

/** A place on an end of the track; the angle is from the right, clockwise. */
const onArc = (x: number, y: number, angle: number): TrackPlace => ({
  x: x + Math.cos(angle) * RADIUS,
  y: y + Math.sin(angle) * RADIUS,
  turn: (angle * 180) / Math.PI + 90,
})
